/** What the dashboard benchmarks need from the demo world's API. */

/** Sends a GraphQL request and returns its data. */
export async function askApi(origin, query, variables = {}, token = undefined) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const session =
  "accessToken refreshToken expiresIn expiresAt tokenType user { id email userType firstName lastName " +
  "avatarUrl identities { id provider createdAt } factors { id factorType status friendlyName createdAt } }";

/** Logs in `name`@demo.quadwork.test of the demo world. Returns the session in the form that the browser stores. */
export async function logIn(origin, name) {
  const query = `mutation LogIn($input: LogInInput!) { logIn(input: $input) { ${session} } }`;
  const { logIn: made } = await askApi(origin, query, {
    input: { email: `${name}@demo.quadwork.test`, password: "quadwork-demo" },
  });
  const { accessToken, refreshToken, expiresIn, expiresAt, tokenType, user } = made;
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    expires_at: expiresAt,
    token_type: tokenType,
    user,
  };
}

/** Stores the session in every page of this browser context. */
export const keepSession = (context, kept) =>
  context.addInitScript((value) => localStorage.setItem("quadwork.session", value), JSON.stringify(kept));

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
