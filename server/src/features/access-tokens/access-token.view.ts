import { connection, newestFirst, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { AccessTokenEntity } from "./access-token.entity.js";
import { AccessToken } from "./access-token.type.js";

export const accessTokenView = viewOf(AccessToken, AccessTokenEntity, {
  // A revoked token is invisible to everyone; its row stays for the audit log.
  table: "(select * from access_tokens where revoked_at is null)",
  visible: "accessToken.read",
  fields: { isExpired: value((token) => `coalesce(${token}.expires_at <= now(), false)`) },
});

export const accessTokenQueries: Record<string, ViewField> = { accessTokens: connection(newestFirst, () => []) };
