import { one, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { FactorEntity } from "./factor.entity.js";
import { SecondFactor } from "./factor.type.js";

export const secondFactorView = viewOf(SecondFactor, FactorEntity, {
  visible: "factor.read",
  fields: {
    recoveryCodesLeft: value(
      (factor) =>
        `(select count(*) from recovery_codes code where code.profile_id = ${factor}.profile_id and code.used_at is null)`,
    ),
  },
});

/** The active factor; a unique index allows only one. */
export const secondFactorOfProfile: ViewField = one((factor, _scope, profile) => [
  `${factor}.profile_id = ${profile}.id`,
  `${factor}.factor_type = 'totp'`,
  `${factor}.status = 'verified'`,
]);
