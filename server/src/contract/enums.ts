/**
 * The specification's enumerations. Each key is the GraphQL name, each value the word stored in the database. The label
 * maps hold the display text, keyed by GraphQL name.
 */
export const UserType = { STUDENT: "student", CLUB_HEAD: "club_head", STARTUP: "startup" } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];
export const userTypeLabels: Record<keyof typeof UserType, string> = {
  STUDENT: "Student",
  CLUB_HEAD: "Club Head",
  STARTUP: "Startup",
};

/**
 * What a personal access token may do: read or write in one area. Writing includes reading. A scope never grants more
 * than the token's owner may do.
 */
export const AccessScope = {
  PROFILES_READ: "profiles_read",
  PROFILES_WRITE: "profiles_write",
  PROJECTS_READ: "projects_read",
  PROJECTS_WRITE: "projects_write",
  APPLICATIONS_READ: "applications_read",
  APPLICATIONS_WRITE: "applications_write",
  TEAMS_READ: "teams_read",
  TEAMS_WRITE: "teams_write",
  CLUBS_READ: "clubs_read",
  CLUBS_WRITE: "clubs_write",
  DELIVERABLES_READ: "deliverables_read",
  DELIVERABLES_WRITE: "deliverables_write",
  WEBHOOKS_READ: "webhooks_read",
  WEBHOOKS_WRITE: "webhooks_write",
} as const;
export type AccessScope = (typeof AccessScope)[keyof typeof AccessScope];
export const accessScopeLabels: Record<keyof typeof AccessScope, string> = {
  PROFILES_READ: "See your profile, and those of people and startups you may see",
  PROFILES_WRITE: "Change your profile",
  PROJECTS_READ: "See projects and templates",
  PROJECTS_WRITE: "Create and change projects",
  APPLICATIONS_READ: "See applications and invitations",
  APPLICATIONS_WRITE: "Apply, invite, and answer applications",
  TEAMS_READ: "See teams",
  TEAMS_WRITE: "Create and change teams and their members",
  CLUBS_READ: "See clubs and who is in them",
  CLUBS_WRITE: "Change your club, its code and its members",
  DELIVERABLES_READ: "See deliverables",
  DELIVERABLES_WRITE: "Add, change and complete deliverables",
  WEBHOOKS_READ: "See webhooks and what was sent to them",
  WEBHOOKS_WRITE: "Create and change webhooks, for events you may see",
};

export const ClubType = {
  TECHNICAL: "technical",
  BUSINESS: "business",
  DESIGN: "design",
  RESEARCH: "research",
  CULTURAL: "cultural",
  OTHER: "other",
} as const;
export type ClubType = (typeof ClubType)[keyof typeof ClubType];
export const clubTypeLabels: Record<keyof typeof ClubType, string> = {
  TECHNICAL: "Technical",
  BUSINESS: "Business",
  DESIGN: "Design",
  RESEARCH: "Research",
  CULTURAL: "Cultural",
  OTHER: "Other",
};

export const Industry = {
  TECH: "tech",
  HEALTHCARE: "healthcare",
  EDUCATION: "education",
  FINANCE: "finance",
  ECOMMERCE: "ecommerce",
  OTHER: "other",
} as const;
export type Industry = (typeof Industry)[keyof typeof Industry];
export const industryLabels: Record<keyof typeof Industry, string> = {
  TECH: "Tech",
  HEALTHCARE: "Healthcare",
  EDUCATION: "Education",
  FINANCE: "Finance",
  ECOMMERCE: "E-commerce",
  OTHER: "Other",
};

export const ProjectCategory = {
  MOBILE_APP_DEVELOPMENT: "mobile_app_development",
  WEB_DEVELOPMENT: "web_development",
  UI_UX_DESIGN: "ui_ux_design",
  MACHINE_LEARNING: "machine_learning",
  DATA_ANALYSIS: "data_analysis",
  MARKET_RESEARCH: "market_research",
  CONTENT_CREATION: "content_creation",
  BUSINESS_STRATEGY: "business_strategy",
  DIGITAL_MARKETING: "digital_marketing",
  OTHER: "other",
} as const;
export type ProjectCategory = (typeof ProjectCategory)[keyof typeof ProjectCategory];
export const projectCategoryLabels: Record<keyof typeof ProjectCategory, string> = {
  MOBILE_APP_DEVELOPMENT: "Mobile App Development",
  WEB_DEVELOPMENT: "Web Development",
  UI_UX_DESIGN: "UI/UX Design",
  MACHINE_LEARNING: "Machine Learning",
  DATA_ANALYSIS: "Data Analysis",
  MARKET_RESEARCH: "Market Research",
  CONTENT_CREATION: "Content Creation",
  BUSINESS_STRATEGY: "Business Strategy",
  DIGITAL_MARKETING: "Digital Marketing",
  OTHER: "Other",
};

export const ProjectStatus = { OPEN: "open", IN_PROGRESS: "in_progress", COMPLETED: "completed" } as const;
export type ProjectStatus = (typeof ProjectStatus)[keyof typeof ProjectStatus];
export const projectStatusLabels: Record<keyof typeof ProjectStatus, string> = {
  OPEN: "Open",
  IN_PROGRESS: "In Progress",
  COMPLETED: "Completed",
};

/** Which of the projects visible to the viewer a list contains. */
export const ProjectScope = { VISIBLE: "visible", MINE: "mine", AVAILABLE: "available" } as const;
export type ProjectScope = (typeof ProjectScope)[keyof typeof ProjectScope];

export const ApplicationStatus = { PENDING: "pending", APPROVED: "approved", REJECTED: "rejected" } as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];
export const applicationStatusLabels: Record<keyof typeof ApplicationStatus, string> = {
  PENDING: "Pending",
  APPROVED: "Approved",
  REJECTED: "Rejected",
};

/** As what a person acts for a club or a startup. */
export const MembershipRole = { HEAD: "head", OFFICER: "officer", OWNER: "owner", MEMBER: "member" } as const;
export type MembershipRole = (typeof MembershipRole)[keyof typeof MembershipRole];
export const membershipRoleLabels: Record<keyof typeof MembershipRole, string> = {
  HEAD: "Head",
  OFFICER: "Officer",
  OWNER: "Owner",
  MEMBER: "Member",
};

/** What becomes of a head or owner after a handover: they stay, as an officer or member, or leave. */
export const AfterHandover = { STAY: "stay", LEAVE: "leave" } as const;
export type AfterHandover = (typeof AfterHandover)[keyof typeof AfterHandover];

/** What becomes of a row of an imported list of students. */
export const RosterRowStatus = {
  NEW: "new",
  ALREADY_HERE: "already_here",
  ALREADY_INVITED: "already_invited",
  DECLINED: "declined",
  DUPLICATE: "duplicate",
  UNREADABLE: "unreadable",
  LIMIT_REACHED: "limit_reached",
} as const;
export type RosterRowStatus = (typeof RosterRowStatus)[keyof typeof RosterRowStatus];
export const rosterRowStatusLabels: Record<keyof typeof RosterRowStatus, string> = {
  NEW: "New",
  ALREADY_HERE: "Already Here",
  ALREADY_INVITED: "Already Invited",
  DECLINED: "Declined",
  DUPLICATE: "Twice in the List",
  UNREADABLE: "Unreadable",
  LIMIT_REACHED: "Later",
};

/** Which side started an application: the club applied, or the startup invited the club. The other side answers. */
export const ApplicationInitiator = { CLUB: "club", STARTUP: "startup" } as const;
export type ApplicationInitiator = (typeof ApplicationInitiator)[keyof typeof ApplicationInitiator];

/**
 * Events a webhook can subscribe to. The payload names them with a dot: `application.received`,
 * `project.statusChanged`.
 */
export const WebhookEvent = {
  APPLICATION_RECEIVED: "application_received",
  APPLICATION_APPROVED: "application_approved",
  APPLICATION_REJECTED: "application_rejected",
  PROJECT_STATUS_CHANGED: "project_status_changed",
  DELIVERABLE_CREATED: "deliverable_created",
  DELIVERABLE_UPDATED: "deliverable_updated",
  DELIVERABLE_COMPLETED: "deliverable_completed",
  DELIVERABLE_REOPENED: "deliverable_reopened",
  DELIVERABLE_DELETED: "deliverable_deleted",
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];
/** Maps the event type in a payload to the event a webhook subscribes to. */
export const webhookEventOf = (type: string): WebhookEvent =>
  WebhookEvent[
    type
      .replace(".", "_")
      .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
      .toUpperCase() as keyof typeof WebhookEvent
  ];
export const webhookEventLabels: Record<keyof typeof WebhookEvent, string> = {
  APPLICATION_RECEIVED: "An application or invitation was sent",
  APPLICATION_APPROVED: "An application or invitation was approved",
  APPLICATION_REJECTED: "An application or invitation was rejected",
  PROJECT_STATUS_CHANGED: "A project was taken up or completed",
  DELIVERABLE_CREATED: "A deliverable was added",
  DELIVERABLE_UPDATED: "A deliverable was changed",
  DELIVERABLE_COMPLETED: "A deliverable was completed",
  DELIVERABLE_REOPENED: "A deliverable was marked incomplete",
  DELIVERABLE_DELETED: "A deliverable was deleted",
};

/** How far the delivery of one event to one webhook has come. */
export const WebhookDeliveryState = { PENDING: "pending", DELIVERED: "delivered", FAILED: "failed" } as const;
export type WebhookDeliveryState = (typeof WebhookDeliveryState)[keyof typeof WebhookDeliveryState];
export const webhookDeliveryStateLabels: Record<keyof typeof WebhookDeliveryState, string> = {
  PENDING: "Pending",
  DELIVERED: "Delivered",
  FAILED: "Failed",
};

/** Why a webhook is disabled. */
export const WebhookDisabledReason = { OWNER: "owner", GONE: "gone", FAILING: "failing" } as const;
export type WebhookDisabledReason = (typeof WebhookDisabledReason)[keyof typeof WebhookDisabledReason];

/** What can be reported. */
export const ReportTarget = { PROJECT: "project", CLUB: "club", STARTUP: "startup", PERSON: "person" } as const;
export type ReportTarget = (typeof ReportTarget)[keyof typeof ReportTarget];
export const reportTargetLabels: Record<keyof typeof ReportTarget, string> = {
  PROJECT: "Project",
  CLUB: "Club",
  STARTUP: "Startup",
  PERSON: "Person",
};

/** Why something is reported. */
export const ReportReason = {
  FRAUD: "fraud",
  SPAM: "spam",
  HARASSMENT: "harassment",
  HATE: "hate",
  INAPPROPRIATE: "inappropriate",
  PRIVACY: "privacy",
  OTHER: "other",
} as const;
export type ReportReason = (typeof ReportReason)[keyof typeof ReportReason];
export const reportReasonLabels: Record<keyof typeof ReportReason, string> = {
  FRAUD: "Fraud, or pretending to be somebody else",
  SPAM: "Spam or advertising",
  HARASSMENT: "Harassment or threats",
  HATE: "Hatred or discrimination",
  INAPPROPRIATE: "Sexual or violent content",
  PRIVACY: "Somebody's private data",
  OTHER: "Something else",
};

/** What an operator decided about a report. */
export const ReportOutcome = { DISMISSED: "dismissed", ACTED: "acted" } as const;
export type ReportOutcome = (typeof ReportOutcome)[keyof typeof ReportOutcome];
export const reportOutcomeLabels: Record<keyof typeof ReportOutcome, string> = {
  DISMISSED: "No action needed",
  ACTED: "Action taken",
};

/** How a club or startup shows that a domain is its own. */
export const VerificationMethod = { DNS: "dns", FILE: "file", MAIL: "mail" } as const;
export type VerificationMethod = (typeof VerificationMethod)[keyof typeof VerificationMethod];
/** How each appears in a badge, behind "checked November 22nd, 2026". */
export const verificationMethodLabels: Record<keyof typeof VerificationMethod, string> = {
  DNS: "by DNS record",
  FILE: "by a file on the website",
  MAIL: "by an answered mail",
};

/** Offered in the project form. The API stores any duration of at most `limits.durationLength` characters. */
export const durationOptions = [
  "1-2 weeks",
  "2-4 weeks",
  "1-2 months",
  "2-3 months",
  "3-6 months",
  "6+ months",
] as const;

/** Suggested skills; any other text is accepted too. */
export const skillOptions = [
  "React",
  "Angular",
  "Vue",
  "Node.js",
  "Python",
  "Java",
  "C#",
  ".NET",
  "UI/UX Design",
  "Product Management",
  "Market Research",
  "Data Analysis",
  "Content Writing",
  "Digital Marketing",
  "Social Media Management",
  "Graphic Design",
  "Mobile Development",
  "Flutter",
  "Swift",
  "Kotlin",
  "Machine Learning",
  "AI",
  "Cloud Computing",
  "DevOps",
] as const;
