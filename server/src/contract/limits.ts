/**
 * Sizes the product accepts, enforced by the server and mirrored by the forms. Lengths count Unicode code points; dates
 * are calendar dates.
 */
export const limits = {
  passwordMinimum: 8,
  /** argon2 reads every byte, so an unbounded password would keep the server busy. */
  passwordMaximum: 200,
  nameLength: 80,
  /** Authenticator codes and recovery codes, including any separators people type. */
  factorCodeLength: 40,
  /** RFC 5321: the longest address a mail server must accept. */
  emailLength: 254,
  urlLength: 2048,
  /** Club, college, company and team names, positions, titles. */
  titleLength: 140,
  durationLength: 40,
  stipendLength: 140,
  educationLength: 280,
  bioLength: 2000,
  descriptionLength: 10_000,
  messageLength: 5000,
  /** Characters of the reason for a suspension. */
  suspensionReasonLength: 1000,
  contactNameMinimum: 2,
  contactSubjectMinimum: 5,
  contactMessageMinimum: 10,
  skillLength: 60,
  skillsPerList: 60,
  secretCodeLength: 6,
  /** An uploaded picture: bytes (2 MB), and pixels after decoding, since a small file can hold a huge picture. */
  pictureBytes: 2 * 1024 * 1024,
  picturePixels: 25_000_000,
  /** Longest side of a stored picture, in pixels. */
  pictureSide: 512,
  /** Days for which an offer to hand over a club or startup stands. */
  handoverDays: 14,
  /** Days without any use of a session after which a head or owner counts as away. */
  absenceDays: 60,
  /** Days for which each of the others is asked to take over from a head or owner who is away. */
  absenceOfferDays: 7,
  /** People whose order of succession is set in one request. */
  successorsPerRequest: 100,
  /** RFC 1035: the longest domain name. */
  domainLength: 253,
  /** Days for which a club or startup may take to show that a domain is its own. */
  verificationPendingDays: 7,
  /** Days after which a verified domain is checked again. */
  verificationDays: 30,
  /** Days after a failed check until the check that ends the verification. */
  verificationGraceDays: 3,
  /** Days for which the link in a mail to the domain works. */
  verificationMailDays: 7,
  teamSizeMinimum: 1,
  teamSizeMaximum: 1000,
  /** Deliverables saved in one request. */
  deliverablesPerRequest: 100,
  /** Students added to a team in one request. */
  membersPerRequest: 100,
  deliverableDefaultDays: 7,
  deadlineWarningDays: 7,
  searchLength: 200,
  /** Personal access tokens per person that are neither revoked nor expired. */
  accessTokensPerPerson: 20,
  /** Invitations to act for one club or startup that wait for an answer. */
  pendingInvitations: 20,
  /** How long the link of such an invitation works. */
  invitationDays: 7,
  /** How long after that the invitation is kept, so that its link still says what became of it. */
  invitationKeptDays: 30,
  /** Rows of a list of students in one request, and in one file. */
  rosterRowsPerRequest: 100,
  rosterRowsPerFile: 1000,
  /** Bytes of such a file: 1000 rows of ordinary length have less than 200 KB. */
  rosterFileBytes: 1024 * 1024,
  /** Invitations that a club mails to students within 24 hours, and all clubs together to one address. */
  rosterMailsPerDay: 1000,
  rosterMailsPerAddress: 3,
  /** How long the link of an invitation to join a club works. */
  rosterInvitationDays: 14,
  /** Dates in a calendar feed, and days for which it keeps those that have passed. */
  calendarDates: 500,
  calendarPastDays: 90,
  /** How long the response to a mutation with an Idempotency-Key is stored. */
  idempotencyKeyHours: 24,
  accessTokenDaysDefault: 30,
  accessTokenDaysMaximum: 366,
  /** Webhooks per person. */
  webhooksPerPerson: 10,
  /** How long webhook deliveries can be viewed and redelivered. */
  webhookDeliveryDays: 30,
  /** A webhook whose deliveries all fail for this long is disabled. */
  webhookFailingDays: 5,
  /** How long deliveries are also signed with the old secret after it is replaced. */
  webhookSecretOverlapHours: 24,
  /** Characters stored of a webhook's response. */
  webhookResponseLength: 1000,
  /** A report's free text, and an operator's note to the reporter. */
  reportTextLength: 2000,
  /** Characters kept of what was reported, as it was then. Longer than any text that can be reported. */
  reportContentLength: 20_000,
  /** Reports that a person can send in 24 hours. */
  reportsPerDay: 20,
  /** How long an answered report is kept. */
  reportKeptDays: 180,
  pageSizeDefault: 20,
  pageSizeMaximum: 100,
} as const;
