/** Shown when there was no readable answer. */
export const unreachableText = "We could not reach Quadwork. Please check your connection and try again.";

/** Shown for errors outside the API's catalogue, without any details. */
export const unexpectedText = "Something went wrong on our side. Please try again.";
