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
import { SearchIndexes1763683920000 } from "./1763683920000-search-indexes.js";
import { WhatApplicationsShow1763683980000 } from "./1763683980000-what-applications-show.js";
import { NormalEmails1763684100000 } from "./1763684100000-normal-emails.js";
import { KnownDevices1763684160000 } from "./1763684160000-known-devices.js";
import { SingleLineTexts1763684400000 } from "./1763684400000-single-line-texts.js";
import { MailsOfUse1763684460000 } from "./1763684460000-mails-of-use.js";
import { Memberships1763684520000 } from "./1763684520000-memberships.js";

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
  SearchIndexes1763683920000,
  WhatApplicationsShow1763683980000,
  NormalEmails1763684100000,
  KnownDevices1763684160000,
  SingleLineTexts1763684400000,
  MailsOfUse1763684460000,
  Memberships1763684520000,
];
