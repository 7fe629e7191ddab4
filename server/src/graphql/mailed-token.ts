/** Describes the token of a mailed link, wherever an input or argument takes it. */
export const mailedToken = { description: "The `token` parameter of the link in the email." };
