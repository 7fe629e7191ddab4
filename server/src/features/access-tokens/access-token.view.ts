import { connection, newestFirst, value, type View, type ViewField } from "../../reader/view.js";

export const accessTokenView: View = {
  type: "AccessToken",
  // A revoked token is gone for everybody; its row stays for what it did.
  table: "(select * from access_tokens where revoked_at is null)",
  visible: "accessToken.read",
  fields: { isExpired: value((token) => `coalesce(${token}.expires_at <= now(), false)`) },
};

export const accessTokenQueries: Record<string, ViewField> = { accessTokens: connection(newestFirst, () => []) };
