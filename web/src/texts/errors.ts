/** When no answer came, or none that could be read. */
export const unreachableText = "We could not reach Quadwork. Please check your connection and try again.";

/** For an error that the API does not catalogue, of which nothing is told. */
export const unexpectedText = "Something went wrong on our side. Please try again.";
