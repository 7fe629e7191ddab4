export { accountSearchRules } from "@quadwork/server/contract";
