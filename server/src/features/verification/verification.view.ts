import { verificationFile, verificationRecord } from "../../contract/index.js";
import { one, value, viewerCan, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { proofOf } from "./domain-checks.js";
import { VerificationEntity } from "./verification.entity.js";
import { Verification, VerificationChallenge } from "./verification.type.js";

export const verificationView = viewOf(Verification, VerificationEntity, {
  table: "(select * from verifications where checked_at is not null)",
  visible: "verification.read",
  fields: {},
});

export const challengeView = viewOf(VerificationChallenge, VerificationEntity, {
  visible: "verification.readChallenge",
  fields: {
    recordName: value((row) => `'${verificationRecord}.' || ${row}.domain`),
    fileUrl: value(
      (row) => `case when ${row}.startup_id is not null then 'https://' || ${row}.domain || '${verificationFile}' end`,
    ),
    proof: value((row) => `'${proofOf("")}' || ${row}.token`),
    isVerified: value((row) => `(${row}.checked_at is not null)`),
    expiresAt: value((row) => `case when ${row}.checked_at is null then ${row}.due_at end`),
  },
});

const of = (column: "club_id" | "startup_id"): ViewField =>
  one((verification, _scope, organisation) => [`${verification}.${column} = ${organisation}.id`]);

export const verificationExtensions: Record<string, Record<string, ViewField>> = {
  Club: {
    verification: of("club_id"),
    verificationChallenge: of("club_id"),
    viewerCanVerify: viewerCan("club.verify"),
  },
  Startup: {
    verification: of("startup_id"),
    verificationChallenge: of("startup_id"),
    viewerCanVerify: viewerCan("startup.verify"),
  },
};
