/**
 * The sizes the product accepts, enforced by the server and mirrored by the forms.
 * Lengths count Unicode code points; dates are calendar dates.
 */
export const limits = {
  passwordMinimum: 8,
  /** argon2 reads every byte, so an unbounded password is a way to keep the server busy. */
  passwordMaximum: 200,
  nameLength: 80,
  /** Codes of an authenticator app and recovery codes, with whatever people type between their groups. */
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
  contactNameMinimum: 2,
  contactSubjectMinimum: 5,
  contactMessageMinimum: 10,
  skillLength: 60,
  skillsPerList: 60,
  secretCodeLength: 6,
  /** An uploaded picture: bytes (2 MB), and pixels once it is decoded, since a small file can hold a huge picture. */
  pictureBytes: 2 * 1024 * 1024,
  picturePixels: 25_000_000,
  /** Longest side in pixels of a picture as it is kept. */
  pictureSide: 512,
  teamSizeMinimum: 1,
  teamSizeMaximum: 1000,
  /** Deliverables written in one request. */
  deliverablesPerRequest: 100,
  /** Students added to a team in one request. */
  membersPerRequest: 100,
  deliverableDefaultDays: 7,
  deadlineWarningDays: 7,
  searchLength: 200,
  /** Personal access tokens of one person that are neither revoked nor expired. */
  accessTokensPerPerson: 20,
  /** How long the answer to a mutation with an Idempotency-Key is kept. */
  idempotencyKeyHours: 24,
  accessTokenDaysDefault: 30,
  accessTokenDaysMaximum: 366,
  /** Webhooks of one person. */
  webhooksPerPerson: 10,
  /** How long what was sent to a webhook can be looked up and sent again. */
  webhookDeliveryDays: 30,
  /** A webhook that took nothing for so long is disabled. */
  webhookFailingDays: 5,
  /** How long what is sent is signed with the old secret too, after a new one was made. */
  webhookSecretOverlapHours: 24,
  /** Characters that are kept of what a webhook answered. */
  webhookResponseLength: 1000,
  pageSizeDefault: 20,
  pageSizeMaximum: 100,
} as const;
