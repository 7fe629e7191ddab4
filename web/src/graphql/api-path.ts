/** The API's address, on the origin that serves the web app. */
export const API_PATH = "/graphql";
