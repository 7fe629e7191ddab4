import type { Feature } from "../feature.js";
import { applicationsFeature } from "./applications/index.js";
import { accessTokensFeature } from "./access-tokens/index.js";
import { accountFeature } from "./account/index.js";
import { auditLogFeature } from "./audit-log/index.js";
import { calendarFeature } from "./calendar/index.js";
import { clubsFeature } from "./clubs/index.js";
import { contactFeature } from "./contact/index.js";
import { deliverablesFeature } from "./deliverables/index.js";
import { handoversFeature } from "./handovers/index.js";
import { logInFeature } from "./log-in/index.js";
import { membershipsFeature } from "./memberships/index.js";
import { membershipInvitationsFeature } from "./membership-invitations/index.js";
import { operatorFeature } from "./operator/index.js";
import { personalDataFeature } from "./personal-data/index.js";
import { picturesFeature } from "./pictures/index.js";
import { profileFeature } from "./profile/index.js";
import { projectsFeature } from "./projects/index.js";
import { rosterFeature } from "./roster/index.js";
import { registrationFeature } from "./registration/index.js";
import { reportsFeature } from "./reports/index.js";
import { secondFactorFeature } from "./second-factor/index.js";
import { sessionsFeature } from "./sessions/index.js";
import { startupsFeature } from "./startups/index.js";
import { studentsFeature } from "./students/index.js";
import { termsFeature } from "./terms/index.js";
import { suspensionsFeature } from "./suspensions/index.js";
import { teamsFeature } from "./teams/index.js";
import { verificationFeature } from "./verification/index.js";
import { webhooksFeature } from "./webhooks/index.js";

/** Every feature of the product, each building only on those listed before it. */
export const features: Feature[] = [
  profileFeature,
  sessionsFeature,
  secondFactorFeature,
  termsFeature,
  suspensionsFeature,
  logInFeature,
  membershipsFeature,
  clubsFeature,
  studentsFeature,
  accountFeature,
  accessTokensFeature,
  auditLogFeature,
  startupsFeature,
  picturesFeature,
  registrationFeature,
  membershipInvitationsFeature,
  rosterFeature,
  projectsFeature,
  teamsFeature,
  applicationsFeature,
  deliverablesFeature,
  calendarFeature,
  contactFeature,
  webhooksFeature,
  reportsFeature,
  verificationFeature,
  personalDataFeature,
  handoversFeature,
  operatorFeature,
];

/** Every table that services write through TypeORM. */
export const entities = features.flatMap((feature) => feature.entities);
