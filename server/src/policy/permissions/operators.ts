import { isAccount, isSelf, isStandingSuspension, isUnsent, isWaitingDomain } from "../rules.js";
import { noOne, operators, type Cells } from "./cells.js";

/** What operators may do, apart from reports. */
export const operatorCells = {
  // Whoever runs the installation grants and revokes, on its machine: `npm run operator`.
  "operator.grant": noOne,
  "operator.revoke": noOne,
  "operator.read": operators(isSelf),
  "operator.retryJob": operators(isSelf),
  "failedJob.read": operators(),
  "failedMail.read": operators(isUnsent),
  "failedMail.retry": operators(isUnsent),
  // Reading an account is a write: it is recorded where the person sees it.
  "operatorAccount.read": operators(isAccount),
  "operatorAccount.open": operators(isAccount),
  "operatorAccount.suspend": operators(isAccount),
  "operatorAccount.reopen": operators(isAccount),
  "suspension.read": operators(isStandingSuspension),
  "waitingDomain.read": operators(isWaitingDomain),
  "waitingDomain.check": operators(isWaitingDomain),
} satisfies Cells<"operator" | "failedJob" | "failedMail" | "operatorAccount" | "suspension" | "waitingDomain">;
