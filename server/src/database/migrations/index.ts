import { InitialSchema1763683200000 } from "./1763683200000-initial-schema.js";
import { Factors1763683260000 } from "./1763683260000-factors.js";
import { ContactMessages1763683320000 } from "./1763683320000-contact-messages.js";
import { SecondFactor1763683380000 } from "./1763683380000-second-factor.js";
import { DeletedAccounts1763683440000 } from "./1763683440000-deleted-accounts.js";
import { Files1763683500000 } from "./1763683500000-files.js";
import { AccessTokens1763683560000 } from "./1763683560000-access-tokens.js";
import { IdempotencyKeys1763683620000 } from "./1763683620000-idempotency-keys.js";
import { AuditEvents1763683680000 } from "./1763683680000-audit-events.js";
import { CostBudgets1763683740000 } from "./1763683740000-cost-budgets.js";
import { Webhooks1763683800000 } from "./1763683800000-webhooks.js";

/** Every migration in the order in which they run. */
export const migrations = [
  InitialSchema1763683200000,
  Factors1763683260000,
  ContactMessages1763683320000,
  SecondFactor1763683380000,
  DeletedAccounts1763683440000,
  Files1763683500000,
  AccessTokens1763683560000,
  IdempotencyKeys1763683620000,
  AuditEvents1763683680000,
  CostBudgets1763683740000,
  Webhooks1763683800000,
];
