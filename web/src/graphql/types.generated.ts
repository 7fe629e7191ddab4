export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without a time, as YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A point in time in UTC with milliseconds, as RFC 3339: 2026-01-31T09:30:00.000Z. */
  DateTime: { input: string; output: string; }
};

/** The offer to accept. */
export type AcceptHandoverInput = {
  /** The offer's id. It must have been made to the viewer. */
  id: Scalars['ID']['input'];
};

/** The token from an invitation's link. */
export type AcceptMembershipInvitationInput = {
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** The token from an invitation's link. */
export type AcceptRosterInvitationInput = {
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** The Terms of Service that the viewer accepts. */
export type AcceptTermsInput = {
  /** The version that the viewer has read. Only the current one can be accepted: 2025-04-04. */
  version: Scalars['String']['input'];
};

/** What a personal access token may do, within what its owner may do. Writing in an area includes reading it. */
export type AccessScope =
  /** See applications and invitations. */
  | 'APPLICATIONS_READ'
  /** Apply, invite, and answer applications. */
  | 'APPLICATIONS_WRITE'
  /** See clubs and who is in them. */
  | 'CLUBS_READ'
  /** Change your club, its code and its members. */
  | 'CLUBS_WRITE'
  /** See deliverables. */
  | 'DELIVERABLES_READ'
  /** Add, change and complete deliverables. */
  | 'DELIVERABLES_WRITE'
  /** See your profile, and those of people and startups you may see. */
  | 'PROFILES_READ'
  /** Change your profile. */
  | 'PROFILES_WRITE'
  /** See projects and templates. */
  | 'PROJECTS_READ'
  /** Create and change projects. */
  | 'PROJECTS_WRITE'
  /** See teams. */
  | 'TEAMS_READ'
  /** Create and change teams and their members. */
  | 'TEAMS_WRITE'
  /** See webhooks and what was sent to them. */
  | 'WEBHOOKS_READ'
  /** Create and change webhooks, for events you may see. */
  | 'WEBHOOKS_WRITE';

/** A personal access token, which lets a program call the API on its owner's behalf. Visible to its owner, in a session. */
export type AccessToken = {
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires; null if it never does. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The token's id, not the token itself. */
  id: Scalars['ID']['output'];
  /** Whether it has expired. */
  isExpired: Scalars['Boolean']['output'];
  /** The token's last four characters, so that its owner can recognise it. */
  lastFour: Scalars['String']['output'];
  /** When it was last used, to the minute; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name its owner gave it. */
  name: Scalars['String']['output'];
  /** The scopes it grants, within what its owner may do. */
  scopes: Array<AccessScope>;
};

/** One page of a list of type AccessToken. */
export type AccessTokenConnection = {
  /** The items with their cursors. */
  edges: Array<AccessTokenEdge>;
  /** The items. */
  nodes: Array<AccessToken>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One AccessToken and its position in a list. */
export type AccessTokenEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The AccessToken. */
  node: AccessToken;
};

/** What deleting the viewer's account now would do. */
export type AccountDeletionPreview = {
  /** The club that a student or officer leaves, or that closes with its head's account. */
  clubName?: Maybe<Scalars['String']['output']>;
  /** Number of completed projects of a startup or a head's club. They stay for the other side, without the name. */
  completedProjectCount: Scalars['Int']['output'];
  /** Number of a startup's open projects, which are deleted. */
  openProjectCount: Scalars['Int']['output'];
  /** Number of pending applications and invitations, which are deleted. */
  pendingApplicationCount: Scalars['Int']['output'];
  /** The newest 10 projects in progress that the viewer's startup offers or the viewer's club works on. The account cannot be deleted while there are any. */
  projectsInProgress: Array<Project>;
  /** Number of students in a head's club. They keep their accounts but no longer have a club. */
  studentCount: Scalars['Int']['output'];
  /** Whether others act for the person's club or startup too. While they do, its head or owner cannot delete the account before handing it over. */
  successorNeeded: Scalars['Boolean']['output'];
  /** Number of teams a student leaves, or that are deleted with a head's club. */
  teamCount: Scalars['Int']['output'];
};

/** A suspension of an account that has not been lifted. */
export type AccountSuspension = {
  /** The suspension's id, as suspendedAccounts lists it. */
  id: Scalars['ID']['output'];
  /** The reason that the person was told. */
  reason: Scalars['String']['output'];
  /** When the account was suspended. */
  suspendedAt: Scalars['DateTime']['output'];
  /** Name of the operator who suspended it; null once that account was deleted. */
  suspendedByName?: Maybe<Scalars['String']['output']>;
};

/** An active session of the viewer on one device. */
export type ActiveSession = {
  /** When the viewer logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** When the session expires if it is not refreshed before. */
  expiresAt: Scalars['DateTime']['output'];
  /** The session's id. */
  id: Scalars['ID']['output'];
  /** Whether this is the current session. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session was last refreshed. Clients in use refresh it about once an hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The device's `User-Agent` header at login. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of type ActiveSession. */
export type ActiveSessionConnection = {
  /** The items with their cursors. */
  edges: Array<ActiveSessionEdge>;
  /** The items. */
  nodes: Array<ActiveSession>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One ActiveSession and its position in a list. */
export type ActiveSessionEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The ActiveSession. */
  node: ActiveSession;
};

/** A new deliverable for an existing project. */
export type AddDeliverableInput = {
  /** Description, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Due date. It may lie outside the project's dates. */
  dueDate: Scalars['Date']['input'];
  /** The project. It cannot be changed later. */
  projectId: Scalars['ID']['input'];
  /** Title, at most 140 characters. */
  title: Scalars['String']['input'];
};

/** Students to add to a team. All are added, or none. */
export type AddTeamMembersInput = {
  /** The students: 1 to 100, from the viewer's club and not yet in the team. */
  studentIds: Array<Scalars['ID']['input']>;
  /** The team to add them to. */
  teamId: Scalars['ID']['input'];
};

/** What becomes of a head or owner once the club or startup is handed over. */
export type AfterHandover =
  /** Leaves. Who heads a club as its student stays its student. */
  | 'LEAVE'
  /** Stays: the head as an officer of the club, the owner as a member of the startup. */
  | 'STAY';

/** What an operator decided, and tells the reporter. */
export type AnswerReportInput = {
  /** The report's id. */
  id: Scalars['ID']['input'];
  /** A note to the reporter, at most 2000 characters. Those who are reported never see it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What was decided. */
  outcome: ReportOutcome;
};

/** A club's application for a project, or a startup's invitation to one. The other side answers it. Visible to the owning startup and to the club's head and students. Scope: APPLICATIONS_READ. */
export type Application = {
  /** When it was approved or rejected; null while it is pending. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The club that applied or is invited. */
  club: Club;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the club holds back its team's resumes and addresses until the startup approves. False for invitations. */
  holdsBack: Scalars['Boolean']['output'];
  /** The application's id. */
  id: Scalars['ID']['output'];
  /** Which side started it. */
  initiatedBy: ApplicationInitiator;
  /** The message from the side that started it. */
  message: Scalars['String']['output'];
  /** The project the club applied for or is invited to. */
  project: Project;
  /** The status; PENDING until it is answered. */
  status: ApplicationStatus;
  /** The team that does the work, or would do it. Null for an invitation that is not approved, for a startup that rejected the application, and for viewers who may not see the team. */
  team?: Maybe<Team>;
  /** Size of the team. Counts the students who were in it when the application was sent and have not left since (after approval, all its students), and the club head if they lead it. Null if the application names no team. */
  teamMemberCount?: Maybe<Scalars['Int']['output']>;
  /** The team's name, which the startup can still read after a rejection. Null if the application names no team. */
  teamName?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may call approveApplication now. */
  viewerCanApprove: Scalars['Boolean']['output'];
  /** Whether the viewer may call rejectApplication now. */
  viewerCanReject: Scalars['Boolean']['output'];
  /** Whether the viewer may call withdrawApplication now. */
  viewerCanWithdraw: Scalars['Boolean']['output'];
};

/** One page of a list of type Application. */
export type ApplicationConnection = {
  /** The items with their cursors. */
  edges: Array<ApplicationEdge>;
  /** The items. */
  nodes: Array<Application>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Application and its position in a list. */
export type ApplicationEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Application. */
  node: Application;
};

/** Filters for a list of applications. */
export type ApplicationFilter = {
  /** Only applications by clubs, or only invitations by startups. */
  initiatedBy?: InputMaybe<ApplicationInitiator>;
  /** Only applications for this project. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only applications with this status. */
  status?: InputMaybe<ApplicationStatus>;
};

/** Which side started an application. The other side answers it. */
export type ApplicationInitiator =
  /** The club applied; the startup answers. */
  | 'CLUB'
  /** The startup invited the club; the club answers. */
  | 'STARTUP';

/** How far an application has come. */
export type ApplicationStatus =
  /** Its team is linked to the project. */
  | 'APPROVED'
  /** Waits for an answer; the side that started it can withdraw it. */
  | 'PENDING'
  /** Rejected; the club cannot apply for the project again. */
  | 'REJECTED';

/** The pending application to approve. */
export type ApproveApplicationInput = {
  /** The application's id. It must be pending, and the other side must have started it. */
  id: Scalars['ID']['input'];
  /** For an invitation only: the team of the viewer's club that takes the project. By default, the team '{project title} Team' is used if it has no other project, or created, led by the head. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** A recorded action. Visible, in a session, to the person who did it and to the owner of the affected row. */
export type AuditEvent = {
  /** The token's name. Null unless the token belongs to the viewer. */
  accessTokenName?: Maybe<Scalars['String']['output']>;
  /** The action, as the permissions name it: `project.update`. */
  action: Scalars['String']['output'];
  /** Who did it. Null if that account has since been deleted, or if the viewer may not see the person. */
  actor?: Maybe<Profile>;
  /** The event's id. */
  id: Scalars['ID']['output'];
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** Id of the request, as it appears in the server's log. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** The type of the affected row: `project`. */
  resource: Scalars['String']['output'];
  /** The affected row's id. The row may no longer exist. */
  resourceId: Scalars['ID']['output'];
  /** Whether it was done with a personal access token instead of in a session. */
  viaAccessToken: Scalars['Boolean']['output'];
};

/** One page of a list of type AuditEvent. */
export type AuditEventConnection = {
  /** The items with their cursors. */
  edges: Array<AuditEventEdge>;
  /** The items. */
  nodes: Array<AuditEvent>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One AuditEvent and its position in a list. */
export type AuditEventEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The AuditEvent. */
  node: AuditEvent;
};

/** A secret address at which calendar programs read the dates of a person's projects in progress and their deliverables, in iCalendar format (RFC 5545). Visible to its owner, in a session. */
export type CalendarFeed = {
  /** When the address was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The feed's id, not part of its address. */
  id: Scalars['ID']['output'];
  /** When a calendar program last read it, to the hour; null if never. */
  lastReadAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The current password and a new one. */
export type ChangePasswordInput = {
  /** The password before the change. */
  currentPassword: Scalars['String']['input'];
  /** The new password: 8 to 200 characters. */
  newPassword: Scalars['String']['input'];
};

/** What to look for. */
export type CheckVerificationInput = {
  /** Where the expected text was published. */
  method: CheckableMethod;
};

/** The domain that an operator has checked at once. */
export type CheckWaitingDomainInput = {
  /** The id of the verification. */
  id: Scalars['ID']['input'];
};

/** What the server can look for at once. */
export type CheckableMethod =
  /** The TXT record. */
  | 'DNS'
  /** The file on the website; for startups only. */
  | 'FILE';

/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type Club = {
  /** Number of projects in progress that are linked to a team of this club. */
  activeProjectCount: Scalars['Int']['output'];
  /** How many applications and invitations the club has. Filled for those who act for the club and for its students. Scope: APPLICATIONS_READ. */
  applicationCount?: Maybe<Scalars['Int']['output']>;
  /** Applications and invitations, pending ones first, then newest first. Filled for those who act for the club and for its students. Scope: APPLICATIONS_READ. */
  applications?: Maybe<ApplicationConnection>;
  /** The public name. */
  clubName: Scalars['String']['output'];
  /** What the club is about. */
  clubType: ClubType;
  /** The college the club belongs to. */
  collegeName: Scalars['String']['output'];
  /** What the club does. */
  description?: Maybe<Scalars['String']['output']>;
  /** The standing offer to hand it over; null if there is none. Filled for those who act for it. */
  handover?: Maybe<Handover>;
  /** The club head. */
  head: Profile;
  /** The club's id, which stays when another person heads it. */
  id: Scalars['ID']['output'];
  /** URL path of the logo, relative to the API (`/files/…`); a square WebP. Upload it with `POST /files/logo`, remove it with `DELETE`. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Number of students in the club, without its alumni. */
  memberCount: Scalars['Int']['output'];
  /** The club's students by name, without its alumni unless the filter asks for them. Filled for those who act for the club and for its students. */
  members?: Maybe<StudentConnection>;
  /** Invitations to become an officer that wait for an answer, newest first. Filled for the head. */
  membershipInvitations?: Maybe<MembershipInvitationConnection>;
  /** Whether officers may answer a startup's invitation, as the head may. Filled for those who act for the club and for its students. */
  officersMayAnswer?: Maybe<Scalars['Boolean']['output']>;
  /** Who acts for the club: its head, then its officers in the order of succession. Filled for them and for the club's students. */
  people?: Maybe<MembershipConnection>;
  /** The projects that approvals linked to the club's teams, newest first. Filled for those who act for the club and for its students. Scope: TEAMS_READ. */
  projects?: Maybe<ProjectConnection>;
  /** Invitations from imported lists that wait for an answer, newest first. Filled for those who act for the club. */
  rosterInvitations?: Maybe<RosterInvitationConnection>;
  /** The code students join with: 6 characters A-Z and 0-9. Filled for those who act for the club. */
  secretCode?: Maybe<Scalars['String']['output']>;
  /** The club's teams that the viewer may see, newest first. Filled for those who act for the club and for its students. Scope: TEAMS_READ. */
  teams?: Maybe<TeamConnection>;
  /** The domain that it showed to be its own; null if it is not verified. */
  verification?: Maybe<Verification>;
  /** What to publish to have the domain verified; null until startVerification was called. Filled for the head or owner. */
  verificationChallenge?: Maybe<VerificationChallenge>;
  /** Whether the viewer can invite officers, and decide what officers may do. */
  viewerCanChangeOfficers: Scalars['Boolean']['output'];
  /** Whether the viewer can import a list of students. */
  viewerCanImportRoster: Scalars['Boolean']['output'];
  /** Whether the viewer may have its domain verified: the head or owner, in a session. */
  viewerCanVerify: Scalars['Boolean']['output'];
};


/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type ClubApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApplicationFilter>;
  first?: Scalars['Int']['input'];
};


/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type ClubMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StudentFilter>;
  first?: Scalars['Int']['input'];
};


/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type ClubMembershipInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type ClubPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type ClubProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: Scalars['Int']['input'];
};


/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type ClubRosterInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type ClubTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** One page of a list of type Club. */
export type ClubConnection = {
  /** The items with their cursors. */
  edges: Array<ClubEdge>;
  /** The items. */
  nodes: Array<Club>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Club and its position in a list. */
export type ClubEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Club. */
  node: Club;
};

/** Filters for a list of clubs. */
export type ClubFilter = {
  /** Only clubs of this type. */
  clubType?: InputMaybe<ClubType>;
  /** Only clubs that can still be invited to this open project of the viewer's startup: clubs that have neither applied nor been invited. Matches nothing for other viewers. An access token also needs APPLICATIONS_READ. */
  invitableTo?: InputMaybe<Scalars['ID']['input']>;
  /** Matches the name, the college and the skills of members visible to the viewer. Ignores case. Costs 100 points. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The club that a secret code belongs to, as shown during registration. */
export type ClubPreview = {
  /** The club's name. */
  clubName: Scalars['String']['output'];
  /** The college the club belongs to. */
  collegeName: Scalars['String']['output'];
};

/** What a club is about. */
export type ClubType =
  /** Shown as “Business”. */
  | 'BUSINESS'
  /** Shown as “Cultural”. */
  | 'CULTURAL'
  /** Shown as “Design”. */
  | 'DESIGN'
  /** Shown as “Other”. */
  | 'OTHER'
  /** Shown as “Research”. */
  | 'RESEARCH'
  /** Shown as “Technical”. */
  | 'TECHNICAL';

/** The second step of a login. */
export type CompleteLogInInput = {
  /** The `extensions.challenge` from logIn's FACTOR_REQUIRED error. */
  challenge: Scalars['String']['input'];
  /** The six-digit code from the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** The device token, as in logIn. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
};

/** The project in progress to complete. */
export type CompleteProjectInput = {
  /** The project's id. It must be in progress and belong to the viewer's startup. */
  id: Scalars['ID']['input'];
};

/** The mailed link. */
export type ConfirmDomainInput = {
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** A new personal access token. */
export type CreateAccessTokenInput = {
  /** Days until it expires, 1 to 366; 30 by default. Pass null for a token that never expires. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Purpose of the token, at most 140 characters. */
  name: Scalars['String']['input'];
  /** Scopes of the token; at least one. Writing in an area includes reading it. */
  scopes: Array<AccessScope>;
};

/** A new project and its deliverables. They are saved together or not at all. */
export type CreateProjectInput = {
  /** Category of the work. */
  category: ProjectCategory;
  /** The project's deliverables; at most 100. */
  deliverables?: Array<DeliverableInput>;
  /** Description: what to build or find out, for whom, and what a good result is; at most 10000 characters. */
  description: Scalars['String']['input'];
  /** Duration of the work, at most 40 characters, for example '1-2 months'; a bare number means weeks. */
  duration: Scalars['String']['input'];
  /** End date. It must not be before the start date. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Required skills: 1 to 60, of at most 60 characters each. */
  skills: Array<Scalars['String']['input']>;
  /** Start date. It must not be in the past when set or changed. */
  startDate: Scalars['Date']['input'];
  /** Payment, as free text of at most 140 characters; empty text is stored as null. */
  stipend?: InputMaybe<Scalars['String']['input']>;
  /** Number of students wanted for the team: 1 to 1000. */
  teamSize: Scalars['Int']['input'];
  /** Title, at most 140 characters. */
  title: Scalars['String']['input'];
};

/** What to report, and why. */
export type CreateReportInput = {
  /** What is wrong, at most 2000 characters. Required if the reason is OTHER. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Why it is reported. */
  reason: ReportReason;
  /** Its id. The viewer must be able to see it, and it must not be theirs. */
  targetId: Scalars['ID']['input'];
  /** The type of what is reported. */
  targetType: ReportTarget;
};

/** A new team in the viewer's club. */
export type CreateTeamInput = {
  /** Description, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The project the team would like to get. It must be visible to the viewer and grants nothing. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** The team's name, at most 140 characters. */
  teamName: Scalars['String']['input'];
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** Purpose of the webhook, at most 140 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Events to subscribe to; at least one. An access token also needs the scopes to read what the events are about. */
  events: Array<WebhookEvent>;
  /** The URL that events are posted to: a full address that starts with https://, with port 443 or 1024 and above, on the public internet, at most 2048 characters. */
  url: Scalars['String']['input'];
};

/** A new personal access token. */
export type CreatedAccessToken = {
  /** The token's stored details. */
  accessToken: AccessToken;
  /** The token. Send it as `Authorization: Bearer quadwork_…`. It is shown only once. */
  token: Scalars['String']['output'];
};

/** A new calendar feed. */
export type CreatedCalendarFeed = {
  /** The feed's stored details. */
  calendarFeed: CalendarFeed;
  /** The address to subscribe to. Everyone who knows it can read these dates, without logging in. It is shown only once. */
  url: Scalars['String']['output'];
};

/** The offer to decline. */
export type DeclineHandoverInput = {
  /** The offer's id. It must have been made to the viewer. */
  id: Scalars['ID']['input'];
};

/** The token from an invitation's link. */
export type DeclineMembershipInvitationInput = {
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** The token from an invitation's link. */
export type DeclineRosterInvitationInput = {
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** Confirmation that the viewer wants to delete their account. */
export type DeleteAccountInput = {
  /** The account's email address, repeated. */
  confirmation: Scalars['String']['input'];
  /** The viewer's password. */
  password: Scalars['String']['input'];
};

/** The deliverable to delete from its project. */
export type DeleteDeliverableInput = {
  /** The deliverable. */
  id: Scalars['ID']['input'];
};

/** The unused team to delete. */
export type DeleteTeamInput = {
  /** The team's id. The team must have no project and no application. */
  id: Scalars['ID']['input'];
};

/** The webhook to delete, with its delivery log. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
};

/** Something a team hands over by a date. Visible to the owning startup and to the head and members of the linked team. Scope: DELIVERABLES_READ. */
export type Deliverable = {
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What it consists of. */
  description?: Maybe<Scalars['String']['output']>;
  /** Last day to hand it over. */
  dueDate: Scalars['Date']['output'];
  /** Days until the due date, in the product's time zone: 0 when due today, negative when overdue. */
  dueInDays: Scalars['Int']['output'];
  /** The deliverable's id. */
  id: Scalars['ID']['output'];
  /** Whether it is complete. */
  isCompleted: Scalars['Boolean']['output'];
  /** Whether it is incomplete and due today or within the next seven days. */
  isDueSoon: Scalars['Boolean']['output'];
  /** Whether it is incomplete and its due date has passed in the product's time zone. */
  isOverdue: Scalars['Boolean']['output'];
  /** The project it belongs to. */
  project: Project;
  /** The team linked to the project; null if there is none. */
  team?: Maybe<Team>;
  /** What the team hands over. */
  title: Scalars['String']['output'];
  /** Whether the viewer may call deleteDeliverable now. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the viewer may call setDeliverableCompletion now. */
  viewerCanSetCompletion: Scalars['Boolean']['output'];
  /** Whether the viewer may call updateDeliverable now. */
  viewerCanUpdate: Scalars['Boolean']['output'];
};

/** Something that happened to a deliverable. */
export type DeliverableChange = {
  /** The deliverable in its current state; null if it was deleted. */
  deliverable?: Maybe<Deliverable>;
  /** The deliverable's id, even if it was deleted. */
  deliverableId: Scalars['ID']['output'];
  /** The change's id. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: DeliverableChangeKind;
  /** The project's id. */
  projectId: Scalars['ID']['output'];
};

/** What happened to a deliverable. */
export type DeliverableChangeKind =
  /** It was marked complete. */
  | 'COMPLETED'
  /** It was added to the project. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** It was marked incomplete. */
  | 'REOPENED'
  /** Its title, description or due date was changed. */
  | 'UPDATED';

/** One page of a list of type Deliverable. */
export type DeliverableConnection = {
  /** The items with their cursors. */
  edges: Array<DeliverableEdge>;
  /** The items. */
  nodes: Array<Deliverable>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Deliverable and its position in a list. */
export type DeliverableEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Deliverable. */
  node: Deliverable;
};

/** Filters for a list of deliverables. */
export type DeliverableFilter = {
  /** Only completed deliverables, or only incomplete ones. */
  isCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only deliverables still due, that is, incomplete and in a project in progress. False: only the others. */
  isUpcoming?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only deliverables of this project. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only deliverables of completed projects. False: only deliverables of open projects and projects in progress. */
  projectIsCompleted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new deliverable. */
export type DeliverableInput = {
  /** Description, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Due date. It may lie outside the project's dates. */
  dueDate: Scalars['Date']['input'];
  /** Title, at most 140 characters. */
  title: Scalars['String']['input'];
};

/** A template for a deliverable that is typical of a category. Scope: PROJECTS_READ. */
export type DeliverableTemplate = {
  /** The category it belongs to. */
  category: ProjectCategory;
  /** Days from the project's start date to the due date. */
  defaultDuration: Scalars['Int']['output'];
  /** Suggested description. */
  description: Scalars['String']['output'];
  /** The template's id. */
  id: Scalars['ID']['output'];
  /** Suggested title. */
  title: Scalars['String']['output'];
};

/** What a mailed link would confirm, for whoever holds the link. */
export type DomainConfirmation = {
  /** The domain that it shows to be its own, in ASCII. */
  domain: Scalars['String']['output'];
  /** The address that the link was sent to. */
  email: Scalars['String']['output'];
  /** Name of the club or startup. */
  organisationName: Scalars['String']['output'];
};

/** A person who acts for the viewer's club or startup. */
export type EndMembershipInput = {
  /** The person's id, also that of the membership. */
  profileId: Scalars['ID']['input'];
};

/** The viewer's session to end. */
export type EndSessionInput = {
  /** The id of one of the viewer's sessions. */
  id: Scalars['ID']['input'];
};

/** The authenticator app to enrol. */
export type EnrollTotpInput = {
  /** A name for it, at most 80 characters. */
  friendlyName: Scalars['String']['input'];
  /** The viewer's password. */
  password: Scalars['String']['input'];
};

/** A second factor that the person enrolled. */
export type Factor = {
  /** When it was enrolled. */
  createdAt: Scalars['DateTime']['output'];
  /** How the factor is verified. */
  factorType: FactorType;
  /** The name the person gave it. */
  friendlyName?: Maybe<Scalars['String']['output']>;
  /** The factor's id. */
  id: Scalars['ID']['output'];
  /** Whether the factor is active. */
  status: FactorStatus;
};

/** Whether a second factor is active. */
export type FactorStatus =
  /** Enrolled but not verified; not required at login. */
  | 'UNVERIFIED'
  /** Verified, and required at login. */
  | 'VERIFIED';

/** The type of a second factor. */
export type FactorType =
  /** A code sent to a phone. Defined but not offered. */
  | 'PHONE'
  /** A code from an authenticator app. */
  | 'TOTP';

/** A background job other than mail that failed as often as it is tried: an announcement to webhooks, a delivery that failed on our side, a file to remove, a sweep. For operators. */
export type FailedJob = {
  /** Attempts so far. */
  attempts: Scalars['Int']['output'];
  /** The last error, without addresses. */
  error: Scalars['String']['output'];
  /** When it was last attempted. */
  failedAt: Scalars['DateTime']['output'];
  /** The job's id. */
  id: Scalars['ID']['output'];
  /** What the job does, as logs and metrics name it: `announce_to_webhooks`. */
  task: Scalars['String']['output'];
};

/** One page of a list of type FailedJob. */
export type FailedJobConnection = {
  /** The items with their cursors. */
  edges: Array<FailedJobEdge>;
  /** The items. */
  nodes: Array<FailedJob>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One FailedJob and its position in a list. */
export type FailedJobEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The FailedJob. */
  node: FailedJob;
};

/** A mail that could not be delivered so far, for operators. Neither its text nor its subject is shown. */
export type FailedMail = {
  /** Attempts so far. */
  attempts: Scalars['Int']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The last error, without addresses. */
  error: Scalars['String']['output'];
  /** Whether no further attempt follows by itself. */
  hasGivenUp: Scalars['Boolean']['output'];
  /** The mail's id. */
  id: Scalars['ID']['output'];
  /** The recipient's address without most of the part before the @. */
  maskedRecipient: Scalars['String']['output'];
  /** Until when it is of use. It is then deleted. */
  usefulUntil: Scalars['DateTime']['output'];
};

/** One page of a list of type FailedMail. */
export type FailedMailConnection = {
  /** The items with their cursors. */
  edges: Array<FailedMailEdge>;
  /** The items. */
  nodes: Array<FailedMail>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One FailedMail and its position in a list. */
export type FailedMailEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The FailedMail. */
  node: FailedMail;
};

/** A standing offer to hand a club or startup over to another person who acts for it. Visible to those who act for it. Nothing changes before it is accepted. Scope: PROFILES_READ. */
export type Handover = {
  /** What becomes of the head or owner. */
  afterwards: AfterHandover;
  /** When it was offered. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** The head or owner. */
  from: Profile;
  /** The offer's id. */
  id: Scalars['ID']['output'];
  /** Whether the offer was made because the head or owner has not been seen for 60 days. It ends as soon as they are back. */
  isForAbsence: Scalars['Boolean']['output'];
  /** The person who would become head or owner. */
  to: Profile;
  /** Whether the viewer may call acceptHandover now. */
  viewerCanAccept: Scalars['Boolean']['output'];
  /** Whether the viewer may call declineHandover now. */
  viewerCanDecline: Scalars['Boolean']['output'];
  /** Whether the viewer may call withdrawHandover now. */
  viewerCanWithdraw: Scalars['Boolean']['output'];
};

/** A way in which a person logs in. */
export type Identity = {
  /** When the identity was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The identity's id, unique among the person's identities. */
  id: Scalars['ID']['output'];
  /** The identity provider: `email` for an address and a password. */
  provider: Scalars['String']['output'];
};

/** A list of students to invite to the viewer's club. */
export type ImportRosterInput = {
  /** The rows, at most 100. Send a longer list in parts. */
  rows: Array<RosterRowInput>;
};

/** The industry of a startup. */
export type Industry =
  /** Shown as “E-commerce”. */
  | 'ECOMMERCE'
  /** Shown as “Education”. */
  | 'EDUCATION'
  /** Shown as “Finance”. */
  | 'FINANCE'
  /** Shown as “Healthcare”. */
  | 'HEALTHCARE'
  /** Shown as “Other”. */
  | 'OTHER'
  /** Shown as “Tech”. */
  | 'TECH';

/** An invitation by the viewer's startup. */
export type InviteClubInput = {
  /** The club to invite. */
  clubId: Scalars['ID']['input'];
  /** Message to the club: 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** The project. It must be open and belong to the viewer's startup. */
  projectId: Scalars['ID']['input'];
};

/** Whom to invite to act for the viewer's club or startup. */
export type InvitePersonInput = {
  /** Email address that the invitation is sent to. */
  email: Scalars['String']['input'];
};

/** The code of the club to join. */
export type JoinClubInput = {
  /** The club's secret code; case does not matter. */
  clubCode: Scalars['String']['input'];
};

/** Credentials to log in with. */
export type LogInInput = {
  /** The `deviceToken` from an earlier login on this device, by any user. On a device known to the account, other people's failed attempts do not count. An unknown token has no effect. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** The address used at registration; case does not matter. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** That a person acts for a club or a startup. Visible to the person and to those who act for the same one, a club's also to its students. Scope: PROFILES_READ. */
export type Membership = {
  /** The club; null where it is a startup. */
  club?: Maybe<Club>;
  /** That of the person, who acts for one club or startup. */
  id: Scalars['ID']['output'];
  /** The person. */
  profile: Profile;
  /** As what the person acts. */
  role: MembershipRole;
  /** Since when the person has acted for it. */
  since: Scalars['DateTime']['output'];
  /** The startup; null where it is a club. */
  startup?: Maybe<Startup>;
  /** Whether the viewer can end it: the head or owner can, for everybody else. */
  viewerCanEnd: Scalars['Boolean']['output'];
  /** Whether the viewer may call offerHandover now: the head or owner, for the own membership. */
  viewerCanHandOver: Scalars['Boolean']['output'];
  /** Whether the viewer may call leaveOrganisation now. False for a head or owner while others act for the club or startup. */
  viewerCanLeave: Scalars['Boolean']['output'];
};

/** One page of a list of type Membership. */
export type MembershipConnection = {
  /** The items with their cursors. */
  edges: Array<MembershipEdge>;
  /** The items. */
  nodes: Array<Membership>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Membership and its position in a list. */
export type MembershipEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Membership. */
  node: Membership;
};

/** An invitation, sent by mail, to act for a club or startup. It waits for an answer; visible to the head or owner. Scope: PROFILES_READ. */
export type MembershipInvitation = {
  /** Since when it has been waiting. */
  createdAt: Scalars['DateTime']['output'];
  /** The address it was sent to. */
  email: Scalars['String']['output'];
  /** Until when its link works, 7 days after it was last sent. */
  expiresAt: Scalars['DateTime']['output'];
  /** The invitation's id. */
  id: Scalars['ID']['output'];
  /** Who sent it last; null if that account was deleted. */
  invitedBy?: Maybe<Profile>;
  /** Whether the link has expired. It can be sent again. */
  isExpired: Scalars['Boolean']['output'];
  /** As what the person is to act. */
  role: MembershipRole;
};

/** One page of a list of type MembershipInvitation. */
export type MembershipInvitationConnection = {
  /** The items with their cursors. */
  edges: Array<MembershipInvitationEdge>;
  /** The items. */
  nodes: Array<MembershipInvitation>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One MembershipInvitation and its position in a list. */
export type MembershipInvitationEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The MembershipInvitation. */
  node: MembershipInvitation;
};

/** An invitation to act for a club or startup, as the holder of its link sees it. */
export type MembershipInvitationPreview = {
  /** The college of the club; null for a startup. */
  collegeName?: Maybe<Scalars['String']['output']>;
  /** The address it was sent to; only the account with this address can accept. */
  email: Scalars['String']['output'];
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the address has an account: its owner logs in to accept, anybody else registers. Only the holder of the link, which was sent to this address alone, is told. */
  hasAccount: Scalars['Boolean']['output'];
  /** Name of who sent it; null if that account was deleted. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** Why the viewer cannot accept it, in words; null if nothing stands in the way, and for guests. */
  obstacle?: Maybe<Scalars['String']['output']>;
  /** Name of the club or startup. */
  organisationName: Scalars['String']['output'];
  /** As what the person is to act. */
  role: MembershipRole;
};

/** As what a person acts for a club or a startup. */
export type MembershipRole =
  /** Heads the club and answers for it. A club has one. */
  | 'HEAD'
  /** Does for the startup what its owner does, except changing people and closing it. */
  | 'MEMBER'
  /** Does for the club what its head does, except changing officers and closing it. */
  | 'OFFICER'
  /** Owns the startup's account and answers for it. A startup has one. */
  | 'OWNER';

/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type Mutation = {
  /** Makes the viewer, to whom it was offered, the head of the club or the owner of the startup, and returns the viewer. The one before becomes an officer or member, or leaves, as they chose. Errors: NOT_FOUND, FORBIDDEN, CONFLICT. Access: everyone logged in, by session only. */
  acceptHandover: Profile;
  /** Accepts an invitation: the viewer acts for the club or startup from the next request on. The viewer's kind of user stays the same, and a student stays a student. Errors: INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, INVITED_ANOTHER_ADDRESS, ALREADY_ACTING, WRONG_KIND_OF_ACCOUNT, NOT_IN_THIS_CLUB, FORBIDDEN, RATE_LIMITED. Access: everyone logged in, by session only. */
  acceptMembershipInvitation: Profile;
  /** Accepts an invitation: the viewer, a student without a club, is a student of the club from then on. Errors: INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, INVITED_ANOTHER_ADDRESS, WRONG_KIND_OF_ACCOUNT, ALREADY_IN_CLUB, FORBIDDEN, RATE_LIMITED. Access: everyone logged in, by session only. */
  acceptRosterInvitation: Student;
  /** Accepts the current Terms of Service, which includes declaring to be 18 or older. Errors: BAD_USER_INPUT. Access: everyone logged in, by session only. */
  acceptTerms: TermsAcceptance;
  /** Adds a deliverable to a project. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everyone logged in. Scope: DELIVERABLES_WRITE. */
  addDeliverable: Deliverable;
  /** Adds students of the viewer's club to a team. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, MEMBER_ALREADY_EXISTS. Access: students and club heads. Scope: TEAMS_WRITE. */
  addTeamMembers: Team;
  /** Answers a report that the viewer opened, and tells its reporter by email. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, REPORT_ALREADY_ANSWERED. Access: everyone logged in, by session only. */
  answerReport: ReportReview;
  /** Approves an application or invitation that the other side started. Links the team to the project and sets the project in progress. Other applications stay pending. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING, PROJECT_NOT_OPEN. Access: everyone logged in. Scope: APPLICATIONS_WRITE. */
  approveApplication: Application;
  /** Changes the viewer's password and ends their other sessions; the current one continues. Always returns true. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. Access: everyone logged in, by session only. */
  changePassword: Scalars['Boolean']['output'];
  /** Looks for the text in the DNS or on the website, and verifies the domain where it is. The message of DOMAIN_NOT_SHOWN says what was found instead. Takes up to eight seconds. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, DOMAIN_NOT_SHOWN, CONFLICT, RATE_LIMITED. Access: everyone logged in, by session only. */
  checkVerification: VerificationChallenge;
  /** Looks for the text of a waiting domain at once, as an operator, and returns the verification's id. The domain is verified where the text is found. Otherwise nothing changes, and the message of DOMAIN_NOT_SHOWN says what was found instead. Takes up to eleven seconds. Errors: NOT_FOUND, DOMAIN_NOT_SHOWN, CONFLICT, RATE_LIMITED. Access: everyone logged in, by session only. */
  checkWaitingDomain: Scalars['ID']['output'];
  /** Completes a login after logIn returned FACTOR_REQUIRED. A challenge works once and expires after five minutes, after five wrong codes, or when the password changes. Errors: BAD_USER_INPUT, INVALID_CODE, CHALLENGE_EXPIRED, ACCOUNT_SUSPENDED, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  completeLogIn: Session;
  /** Completes a project in progress. Errors: NOT_FOUND, FORBIDDEN, PROJECT_NOT_IN_PROGRESS. Access: startups. Scope: PROJECTS_WRITE. */
  completeProject: Project;
  /** Verifies a domain by a mail that arrived there, with or without an account. Errors: INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  confirmDomain: DomainConfirmation;
  /** Creates a personal access token and notifies the viewer by email. Errors: BAD_USER_INPUT, TOO_MANY_ACCESS_TOKENS, ACCOUNT_SUSPENDED, FORBIDDEN. Access: everyone logged in, by session only. */
  createAccessToken: CreatedAccessToken;
  /** Creates the viewer's calendar feed. A former address stops working. Errors: FORBIDDEN, ACCOUNT_SUSPENDED, RATE_LIMITED. Access: everyone logged in, by session only. */
  createCalendarFeed: CreatedCalendarFeed;
  /** Creates an open project with its deliverables. Errors: BAD_USER_INPUT, FORBIDDEN. Access: startups. Scope: PROJECTS_WRITE. */
  createProject: Project;
  /** Reports something to the operators, at most 20 times in 24 hours; what is refused does not count. The viewer is told the outcome; those who are reported never learn who did it, and read no report about themselves, operators included. Errors: BAD_USER_INPUT, NOT_FOUND, ALREADY_REPORTED, RATE_LIMITED, FORBIDDEN, CONFLICT. Access: everyone logged in, by session only. */
  createReport: Report;
  /** Creates a team in the viewer's club, led by the head. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: TEAMS_WRITE. */
  createTeam: Team;
  /** Creates a webhook. Errors: BAD_USER_INPUT, TOO_MANY_WEBHOOKS, RATE_LIMITED, FORBIDDEN. Access: everyone logged in. Scope: WEBHOOKS_WRITE. */
  createWebhook: WebhookSecret;
  /** Declines an offer that was made to the viewer, and returns its id. Errors: NOT_FOUND, FORBIDDEN, CONFLICT. Access: everyone logged in, by session only. */
  declineHandover: Scalars['ID']['output'];
  /** Declines an invitation, with or without an account. Always returns true. Errors: INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  declineMembershipInvitation: Scalars['Boolean']['output'];
  /** Declines an invitation, with or without an account. Always returns true. Errors: INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  declineRosterInvitation: Scalars['Boolean']['output'];
  /** Deletes the viewer's account and ends all its sessions. accountDeletionPreview lists what is deleted and what stays. Always returns true. Errors: BAD_USER_INPUT, SUCCESSOR_NEEDED, WORK_IN_PROGRESS, CONFLICT, RATE_LIMITED. Access: everyone logged in, by session only. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes a deliverable and returns its id. Errors: NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everyone logged in. Scope: DELIVERABLES_WRITE. */
  deleteDeliverable: Scalars['ID']['output'];
  /** Deletes a team and returns its id. Errors: NOT_FOUND, FORBIDDEN, TEAM_IN_USE. Access: students and club heads. Scope: TEAMS_WRITE. */
  deleteTeam: Scalars['ID']['output'];
  /** Deletes a webhook with its delivery log and returns its id. Errors: NOT_FOUND, FORBIDDEN. Access: everyone logged in. Scope: WEBHOOKS_WRITE. */
  deleteWebhook: Scalars['ID']['output'];
  /** Ends all of the viewer's sessions, including the current one. Returns how many were ended. Access: everyone logged in, by session only. */
  endAllSessions: Scalars['Int']['output'];
  /** Ends another person's membership of the viewer's club or startup. The person receives a mail. Binds on their next request; a student stays in the club and in its teams. Returns the person's id. Errors: FORBIDDEN, NOT_FOUND. Access: everyone logged in, by session only. */
  endMembership: Scalars['ID']['output'];
  /** Ends all of the viewer's sessions except the current one. Returns how many were ended. Access: everyone logged in, by session only. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of the viewer's sessions, invalidates its tokens immediately and returns its id. Errors: NOT_FOUND. Access: everyone logged in, by session only. */
  endSession: Scalars['ID']['output'];
  /** Ends the verification at once, or gives it up, and returns its id. Errors: FORBIDDEN, NOT_FOUND, CONFLICT. Access: everyone logged in, by session only. */
  endVerification: Scalars['ID']['output'];
  /** Starts enrolling an authenticator app and discards any unfinished enrolment. Logins require a code only after verifyTotp. Errors: BAD_USER_INPUT, FACTOR_ALREADY_ENROLLED, RATE_LIMITED. Access: everyone logged in, by session only. */
  enrollTotp: TotpEnrollment;
  /** Invites the students of a list by mail to join the club that the viewer acts for, and says what became of each row. A row with a mistake stops no other, and the same list again invites nobody twice. The answer is the same whether or not an address has an account. Errors: BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED. Access: students and club heads. Scope: CLUBS_WRITE. */
  importRoster: Array<RosterRow>;
  /** Invites a club to an open project. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN, ALREADY_APPLIED. Access: startups. Scope: APPLICATIONS_WRITE. */
  inviteClub: Application;
  /** Invites a person by mail to act for the club that the viewer heads, as an officer, or for the startup that the viewer owns, as a member. At most 20 invitations wait at a time. The answer is the same whether or not the address has an account. Errors: BAD_USER_INPUT, FORBIDDEN, ALREADY_INVITED, TOO_MANY_INVITATIONS, RATE_LIMITED. Access: everyone logged in, by session only. */
  invitePerson: MembershipInvitation;
  /** Joins a club by its code, for a student without a club. Errors: BAD_USER_INPUT, INVALID_CLUB_CODE, ALREADY_IN_CLUB, RATE_LIMITED, FORBIDDEN. Access: students. Scope: PROFILES_WRITE. */
  joinClub: Student;
  /** Ends the viewer's membership of the club or startup that they act for, and returns the viewer. A head or owner can leave as the last person who acts for it; it closes with that, as accountDeletionPreview tells. A student stays a student of the club, unless it closes. Errors: FORBIDDEN, SUCCESSOR_NEEDED, WORK_IN_PROGRESS, CONFLICT. Access: everyone logged in, by session only. */
  leaveOrganisation: Profile;
  /** Starts a session. EMAIL_NOT_VERIFIED and FACTOR_REQUIRED are returned only for a correct password; FACTOR_REQUIRED carries `extensions.challenge` for completeLogIn. Errors: BAD_USER_INPUT, INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, ACCOUNT_SUSPENDED, FACTOR_REQUIRED, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  logIn: Session;
  /** Ends the session and invalidates its tokens immediately. Always returns true. Access: everyone logged in, by session only. */
  logOut: Scalars['Boolean']['output'];
  /** Offers the club that the viewer heads, or the startup that the viewer owns, to another person who acts for it. The offer stands for 14 days; one can stand at a time. Errors: BAD_USER_INPUT, FORBIDDEN, HANDOVER_ALREADY_OFFERED, CONFLICT, RATE_LIMITED. Access: everyone logged in, by session only. */
  offerHandover: Handover;
  /** Opens one account for an operator, by its whole address or its id. A mutation, because each look is recorded in the person's audit log. NOT_FOUND for everybody else. Errors: BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED. Access: everyone logged in, by session only. */
  openAccount: OperatorAccount;
  /** Opens a report, so that the operator reads what was reported and may answer it. Those whose it is see in their audit log that an operator did so. Errors: NOT_FOUND, FORBIDDEN, REPORT_ALREADY_ANSWERED. Access: everyone logged in, by session only. */
  openReport: ReportReview;
  /** Sets in which order the others are asked to take over once the viewer, who heads the club or owns the startup, has not been seen for 60 days. Returns the viewer. Errors: BAD_USER_INPUT, FORBIDDEN, CONFLICT. Access: everyone logged in, by session only. */
  orderSuccessors: Profile;
  /** Sends an event of type `ping` to test a webhook. It is attempted once. Errors: NOT_FOUND, FORBIDDEN, WEBHOOK_DISABLED, RATE_LIMITED. Access: everyone logged in. Scope: WEBHOOKS_WRITE. */
  pingWebhook: WebhookDelivery;
  /** Redelivers an event with its original id and payload. A delivery that is still pending is attempted immediately instead. Errors: NOT_FOUND, FORBIDDEN, WEBHOOK_DISABLED, RATE_LIMITED. Access: everyone logged in. Scope: WEBHOOKS_WRITE. */
  redeliverWebhookDelivery: WebhookDelivery;
  /** Exchanges a refresh token for the next session. A client that lost the response can repeat the request within 10 seconds. Any other reuse of a token ends the session. Errors: SESSION_EXPIRED, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  refreshSession: Session;
  /** Replaces the recovery codes of the viewer's second factor. Fails if there is none. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, RATE_LIMITED. Access: everyone logged in, by session only. */
  regenerateRecoveryCodes: RecoveryCodes;
  /** Registers a club and its head. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  registerClubHead: RegistrationReceipt;
  /** Registers the person whom an invitation is for, and accepts it: with the kind of user that the club or startup takes, and the address that the link was sent to, which is thereby verified. Errors: BAD_USER_INPUT, INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, ALREADY_REGISTERED, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  registerInvited: RegistrationReceipt;
  /** Registers the student whom an invitation is for, straight into the club and without its code, with the address that the link was sent to, which is thereby verified. Errors: BAD_USER_INPUT, INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, ALREADY_REGISTERED, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  registerInvitedStudent: RegistrationReceipt;
  /** Registers a startup and the person who represents it. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  registerStartup: RegistrationReceipt;
  /** Registers a student with a club. Errors: BAD_USER_INPUT, INVALID_CLUB_CODE, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  registerStudent: RegistrationReceipt;
  /** Rejects an application or invitation that the other side started. Errors: NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING. Access: everyone logged in. Scope: APPLICATIONS_WRITE. */
  rejectApplication: Application;
  /** Rejects every pending application and invitation for a project that is no longer open. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. Access: startups. Scope: APPLICATIONS_WRITE. */
  rejectOtherApplications: Project;
  /** Removes a second factor and its recovery codes. Returns the factor's id. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, RATE_LIMITED. Access: everyone logged in, by session only. */
  removeFactor: Scalars['ID']['output'];
  /** Takes a student out of the club that the viewer acts for, and out of its teams. Only the head takes out an officer. Errors: NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: CLUBS_WRITE. */
  removeStudent: Club;
  /** Removes a student from a team. If the student led it, the head becomes the lead. Errors: NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: TEAMS_WRITE. */
  removeTeamMember: Team;
  /** Reopens a suspended account, as an operator, and mails the person. Sessions and access tokens that ended stay ended. Errors: NOT_FOUND, NOT_SUSPENDED, CONFLICT. Access: everyone logged in, by session only. */
  reopenAccount: OperatorAccount;
  /** Emails a password reset link if the address has an account. Always returns true, so that the response never reveals who is registered. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sends an invitation again, with a new link that works for 7 days. The former link stops working. Errors: FORBIDDEN, NOT_FOUND, INVITATION_NOT_PENDING, RATE_LIMITED. Access: everyone logged in, by session only. */
  resendMembershipInvitation: MembershipInvitation;
  /** Sends an invitation again, with a new link that works for 14 days. The former link stops working. Errors: FORBIDDEN, NOT_FOUND, INVITATION_NOT_PENDING, RATE_LIMITED. Access: students and club heads. Scope: CLUBS_WRITE. */
  resendRosterInvitation: RosterInvitation;
  /** Sends the verification link again if the address needs it. Always returns true, so that the response never reveals who is registered. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  resendVerification: Scalars['Boolean']['output'];
  /** Reserves an unused secret code for an hour, to be shown on the registration form. Errors: RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  reserveSecretCode: Scalars['String']['output'];
  /** Sets a new password with the token from a reset link and ends all sessions. Always returns true. Errors: BAD_USER_INPUT, INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  resetPassword: Scalars['Boolean']['output'];
  /** Tries a job that gave up again at once, as an operator, and returns its id. Errors: NOT_FOUND, CONFLICT. Access: everyone logged in, by session only. */
  retryJob: Scalars['ID']['output'];
  /** Tries a failed mail again at once, as an operator, and returns its id. Recorded in the recipient's audit log. Errors: NOT_FOUND, CONFLICT. Access: everyone logged in, by session only. */
  retryMail: Scalars['ID']['output'];
  /** Revokes a personal access token immediately and returns its id. Errors: NOT_FOUND, FORBIDDEN. Access: everyone logged in, by session only. */
  revokeAccessToken: Scalars['ID']['output'];
  /** Revokes the viewer's calendar feed: its address stops working. Returns its id. Errors: NOT_FOUND, FORBIDDEN. Access: everyone logged in, by session only. */
  revokeCalendarFeed: Scalars['ID']['output'];
  /** Replaces the club's secret code. The old one stops working immediately. Errors: FORBIDDEN. Access: students and club heads. Scope: CLUBS_WRITE. */
  rotateSecretCode: Club;
  /** Gives a webhook a new secret. Deliveries are also signed with the old one for 24 hours. Errors: NOT_FOUND, FORBIDDEN. Access: everyone logged in. Scope: WEBHOOKS_WRITE. */
  rotateWebhookSecret: WebhookSecret;
  /** Sends a message to the people who run Quadwork. Always returns true. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Mails a link to an address at the domain, which verifies it once it is followed, within 7 days. A former link stops working. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED. Access: everyone logged in, by session only. */
  sendVerificationMail: VerificationChallenge;
  /** Marks a deliverable complete or incomplete. Errors: NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everyone logged in. Scope: DELIVERABLES_WRITE. */
  setDeliverableCompletion: Deliverable;
  /** Moves a student to the alumni of the club that the viewer acts for, or back. An alumnus stays on record, leaves the teams that `Student.teamsToLeave` lists, and can join none. Moving back restores no team. Sent again, it changes nothing. Errors: NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: CLUBS_WRITE. */
  setStudentAlumnus: Student;
  /** Names the domain that the club which the viewer heads, or the startup which the viewer owns, shows to be its own, and returns what to publish. Another domain than before ends its verification; the same one keeps it. Unless it is shown within 7 days, the text expires. Errors: BAD_USER_INPUT, FORBIDDEN, NO_DOMAIN, CONFLICT, RATE_LIMITED. Access: everyone logged in, by session only. */
  startVerification: VerificationChallenge;
  /** Applies for an open project on behalf of the club that the viewer acts for. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN, ALREADY_APPLIED. Access: students and club heads. Scope: APPLICATIONS_WRITE. */
  submitApplication: Application;
  /** Suspends an account, as an operator: ends its sessions and access tokens at once, lets nobody log in, sends its webhooks nothing, and mails the reason to the person. Errors: BAD_USER_INPUT, NOT_FOUND, ALREADY_SUSPENDED, OPERATOR_NOT_SUSPENDABLE, CONFLICT. Access: everyone logged in, by session only. */
  suspendAccount: OperatorAccount;
  /** Changes the page of the club that the viewer acts for. Errors: BAD_USER_INPUT, FORBIDDEN. Access: students and club heads. Scope: CLUBS_WRITE. */
  updateClub: Club;
  /** Changes a deliverable. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everyone logged in. Scope: DELIVERABLES_WRITE. */
  updateDeliverable: Deliverable;
  /** Changes the viewer's profile. Errors: BAD_USER_INPUT. Access: everyone logged in. Scope: PROFILES_WRITE. */
  updateProfile: Profile;
  /** Changes a project's details. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: startups. Scope: PROJECTS_WRITE. */
  updateProject: Project;
  /** Changes the page of the startup that the viewer acts for. Errors: BAD_USER_INPUT, FORBIDDEN. Access: startups. Scope: PROFILES_WRITE. */
  updateStartup: Startup;
  /** Changes the viewer's student profile. Errors: BAD_USER_INPUT, FORBIDDEN. Access: students. Scope: PROFILES_WRITE. */
  updateStudent: Student;
  /** Changes a team's name, description and lead. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: TEAMS_WRITE. */
  updateTeam: Team;
  /** Changes, enables or disables a webhook. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, RATE_LIMITED. Access: everyone logged in. Scope: WEBHOOKS_WRITE. */
  updateWebhook: Webhook;
  /** Verifies an email address with the token from its link. Always returns true. Errors: INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  verifyEmail: Scalars['Boolean']['output'];
  /** Activates an enrolled authenticator app, ends the viewer's other sessions and returns recovery codes. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, FACTOR_ALREADY_ENROLLED, RATE_LIMITED. Access: everyone logged in, by session only. */
  verifyTotp: RecoveryCodes;
  /** Withdraws a pending application or invitation and returns its id. The club can then apply again. Errors: NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING. Access: everyone logged in. Scope: APPLICATIONS_WRITE. */
  withdrawApplication: Scalars['ID']['output'];
  /** Withdraws the offer to hand the viewer's club or startup over, also one made because the viewer was away, and returns its id. Errors: NOT_FOUND, FORBIDDEN, CONFLICT. Access: everyone logged in, by session only. */
  withdrawHandover: Scalars['ID']['output'];
  /** Withdraws an invitation: its link stops working. Returns its id. Errors: FORBIDDEN, NOT_FOUND, INVITATION_NOT_PENDING. Access: everyone logged in, by session only. */
  withdrawMembershipInvitation: Scalars['ID']['output'];
  /** Deletes an open project with its pending applications and returns its id. Errors: NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN. Access: startups. Scope: PROJECTS_WRITE. */
  withdrawProject: Scalars['ID']['output'];
  /** Withdraws an invitation: its link stops working. Returns its id. Errors: FORBIDDEN, NOT_FOUND, INVITATION_NOT_PENDING. Access: students and club heads. Scope: CLUBS_WRITE. */
  withdrawRosterInvitation: Scalars['ID']['output'];
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationAcceptHandoverArgs = {
  input: AcceptHandoverInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationAcceptMembershipInvitationArgs = {
  input: AcceptMembershipInvitationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationAcceptRosterInvitationArgs = {
  input: AcceptRosterInvitationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationAcceptTermsArgs = {
  input: AcceptTermsInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationAddDeliverableArgs = {
  input: AddDeliverableInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationAddTeamMembersArgs = {
  input: AddTeamMembersInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationAnswerReportArgs = {
  input: AnswerReportInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationApproveApplicationArgs = {
  input: ApproveApplicationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCheckVerificationArgs = {
  input: CheckVerificationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCheckWaitingDomainArgs = {
  input: CheckWaitingDomainInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCompleteLogInArgs = {
  input: CompleteLogInInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCompleteProjectArgs = {
  input: CompleteProjectInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationConfirmDomainArgs = {
  input: ConfirmDomainInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCreateReportArgs = {
  input: CreateReportInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationDeclineHandoverArgs = {
  input: DeclineHandoverInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationDeclineMembershipInvitationArgs = {
  input: DeclineMembershipInvitationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationDeclineRosterInvitationArgs = {
  input: DeclineRosterInvitationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationDeleteDeliverableArgs = {
  input: DeleteDeliverableInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationDeleteTeamArgs = {
  input: DeleteTeamInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationEndMembershipArgs = {
  input: EndMembershipInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationEnrollTotpArgs = {
  input: EnrollTotpInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationImportRosterArgs = {
  input: ImportRosterInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationInviteClubArgs = {
  input: InviteClubInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationInvitePersonArgs = {
  input: InvitePersonInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationJoinClubArgs = {
  input: JoinClubInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationOfferHandoverArgs = {
  input: OfferHandoverInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationOpenAccountArgs = {
  input: OpenAccountInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationOpenReportArgs = {
  input: OpenReportInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationOrderSuccessorsArgs = {
  input: OrderSuccessorsInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationPingWebhookArgs = {
  input: PingWebhookInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRedeliverWebhookDeliveryArgs = {
  input: RedeliverWebhookDeliveryInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRegenerateRecoveryCodesArgs = {
  input: RegenerateRecoveryCodesInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRegisterClubHeadArgs = {
  input: RegisterClubHeadInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRegisterInvitedArgs = {
  input: RegisterInvitedInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRegisterInvitedStudentArgs = {
  input: RegisterInvitedStudentInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRegisterStartupArgs = {
  input: RegisterStartupInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRegisterStudentArgs = {
  input: RegisterStudentInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRejectApplicationArgs = {
  input: RejectApplicationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRejectOtherApplicationsArgs = {
  input: RejectOtherApplicationsInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRemoveFactorArgs = {
  input: RemoveFactorInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRemoveStudentArgs = {
  input: RemoveStudentInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRemoveTeamMemberArgs = {
  input: RemoveTeamMemberInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationReopenAccountArgs = {
  input: ReopenAccountInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationResendMembershipInvitationArgs = {
  input: ResendMembershipInvitationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationResendRosterInvitationArgs = {
  input: ResendRosterInvitationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationResendVerificationArgs = {
  input: ResendVerificationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRetryMailArgs = {
  input: RetryMailInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRevokeCalendarFeedArgs = {
  input: RevokeCalendarFeedInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationSendVerificationMailArgs = {
  input: SendVerificationMailInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationSetDeliverableCompletionArgs = {
  input: SetDeliverableCompletionInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationSetStudentAlumnusArgs = {
  input: SetStudentAlumnusInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationStartVerificationArgs = {
  input: StartVerificationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationSubmitApplicationArgs = {
  input: SubmitApplicationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationSuspendAccountArgs = {
  input: SuspendAccountInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateClubArgs = {
  input: UpdateClubInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateDeliverableArgs = {
  input: UpdateDeliverableInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateStartupArgs = {
  input: UpdateStartupInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateTeamArgs = {
  input: UpdateTeamInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationVerifyTotpArgs = {
  input: VerifyTotpInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationWithdrawApplicationArgs = {
  input: WithdrawApplicationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationWithdrawHandoverArgs = {
  input: WithdrawHandoverInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationWithdrawMembershipInvitationArgs = {
  input: WithdrawMembershipInvitationInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationWithdrawProjectArgs = {
  input: WithdrawProjectInput;
};


/** Writes. Each field returns what it changed and lists its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN for an access token where only a session is allowed. */
export type MutationWithdrawRosterInvitationArgs = {
  input: WithdrawRosterInvitationInput;
};

/** An offer to hand over the club or startup that the viewer heads or owns. */
export type OfferHandoverInput = {
  /** What becomes of the viewer once it is accepted. */
  afterwards: AfterHandover;
  /** The profile id of another person who acts for it. */
  to: Scalars['ID']['input'];
};

/** Whose account an operator looks at. */
export type OpenAccountInput = {
  /** The person's whole email address, in any spelling, or the id of the profile. */
  account: Scalars['String']['input'];
};

/** Which report an operator wants to read. */
export type OpenReportInput = {
  /** The report's id. */
  id: Scalars['ID']['input'];
};

/** An account as operators see it. Only mutations return it, one at a time, so that each look is recorded where the person sees it. */
export type OperatorAccount = {
  /** When the person registered. */
  createdAt: Scalars['DateTime']['output'];
  /** The verified address. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Whether a second factor is required at login. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** The person's profile id. */
  id: Scalars['ID']['output'];
  /** Whether the person has been granted the operator's rights. */
  isOperator: Scalars['Boolean']['output'];
  /** When a session was last begun or refreshed; null if there is no record of one. */
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Name of the club or startup that the person acts for, or of the student's club. */
  organisationName?: Maybe<Scalars['String']['output']>;
  /** As what the person acts for it; null for others. */
  role?: Maybe<MembershipRole>;
  /** The suspension; null while the account is active. */
  suspension?: Maybe<AccountSuspension>;
  /** The kind of user. */
  userType: UserType;
  /** Whether the viewer may call reopenAccount now. */
  viewerCanReopen: Scalars['Boolean']['output'];
  /** Whether the viewer may call suspendAccount now. */
  viewerCanSuspend: Scalars['Boolean']['output'];
};

/** What happened on one day, in the installation's time zone. */
export type OperatorDay = {
  /** Applications that clubs sent. */
  applications: Scalars['Int']['output'];
  /** Club heads, likewise. */
  clubHeads: Scalars['Int']['output'];
  /** Which day is counted, as YYYY-MM-DD. */
  day: Scalars['Date']['output'];
  /** Invitations that startups sent. */
  invitations: Scalars['Int']['output'];
  /** Projects posted. */
  projects: Scalars['Int']['output'];
  /** Startups, likewise. */
  startups: Scalars['Int']['output'];
  /** Students who registered and have verified their address. */
  students: Scalars['Int']['output'];
};

/** The order in which others are asked to take over from a head or owner who is away. */
export type OrderSuccessorsInput = {
  /** Profile ids of officers or members, the first to be asked first; each once, at most 100. Those left out follow, in the order in which they joined. */
  profileIds: Array<Scalars['ID']['input']>;
};

/** Position of a page in its list. */
export type PageInfo = {
  /** Cursor of the last item; null if the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the page was requested with a cursor, so that items precede it. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null if the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Everything stored about the viewer, except secrets. docs/personal-data.md describes the JSON. */
export type PersonalData = {
  /** The data, as the text of a JSON object. */
  json: Scalars['String']['output'];
  /** Version of the JSON's format. It increases when a field is renamed or removed. */
  version: Scalars['Int']['output'];
};

/** The webhook to test. */
export type PingWebhookInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
};

/** A person, limited to what the viewer may see. Scope: PROFILES_READ. */
export type Profile = {
  /** URL path of the picture, relative to the API (`/files/…`); a square WebP that anyone with its address can fetch. Upload it with `POST /files/avatar`, remove it with `DELETE`. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** About the person. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The person's calendar feed; null without one, and for everyone but the person. */
  calendarFeed?: Maybe<CalendarFeed>;
  /** The club that the person acts for or studies in; null for everyone else. */
  club?: Maybe<Club>;
  /** When the person registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Filled for the person, their club mates, those who act for the same club or startup, and a startup after it approved their team. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The person's id; also that of a student's profile. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** For which club or startup the person acts. Null for a student who is no officer, and where the viewer may not see it: it is shown to the person, to those who act for the same one, and a club's to its students. */
  membership?: Maybe<Membership>;
  /** The second factor required at login. Null if there is none, or if the viewer is another person. */
  secondFactor?: Maybe<SecondFactor>;
  /** The startup the person represents. Null for students and club heads. */
  startup?: Maybe<Startup>;
  /** The person's student profile; null for other roles. */
  student?: Maybe<Student>;
  /** The role, chosen at registration; it never changes. */
  userType: UserType;
  /** Whether the viewer, whose profile this is, operates the installation: has been granted it, and has a second factor. False on other people's profiles, and for personal access tokens. */
  viewerCanOperate: Scalars['Boolean']['output'];
};

/** A real-world project that a startup offers to a student team. Scope: PROJECTS_READ. */
export type Project = {
  /** The application or invitation of the viewer's club. Null for startups. */
  application?: Maybe<Application>;
  /** Applications and invitations, pending first, then newest first. Null unless the viewer is the owning startup. Scope: APPLICATIONS_READ. */
  applications?: Maybe<ApplicationConnection>;
  /** The category of the work. */
  category: ProjectCategory;
  /** When the startup completed the project. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the project was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Deliverables, earliest due date first. Null if the viewer may not see them. Scope: DELIVERABLES_READ. */
  deliverables?: Maybe<DeliverableConnection>;
  /** The description: what to build or find out, for whom, and what a good result is. */
  description: Scalars['String']['output'];
  /** The duration of the work, as text such as '1-2 months'; a bare number means weeks. */
  duration: Scalars['String']['output'];
  /** Last day of the work, if one is set. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The project's id. */
  id: Scalars['ID']['output'];
  /** Number of teams linked to the project: 0 or 1. */
  linkedTeamCount: Scalars['Int']['output'];
  /** Progress in percent: the fixed figure if one is set, otherwise the share of completed deliverables. Null if there is neither. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Skills the team needs. */
  skills: Array<Scalars['String']['output']>;
  /** First day of the work. */
  startDate: Scalars['Date']['output'];
  /** The startup that owns the project. */
  startup: Startup;
  /** OPEN until an application is approved, then IN_PROGRESS until the startup completes it. */
  status: ProjectStatus;
  /** The payment, as free text. */
  stipend?: Maybe<Scalars['String']['output']>;
  /** The team linked to the project; null if there is none. */
  team?: Maybe<Team>;
  /** Number of students wanted for the team. */
  teamSize: Scalars['Int']['output'];
  /** What the project is called. */
  title: Scalars['String']['output'];
  /** Whether the viewer may call addDeliverable now. */
  viewerCanAddDeliverable: Scalars['Boolean']['output'];
  /** Whether the viewer may call submitApplication now. */
  viewerCanApply: Scalars['Boolean']['output'];
  /** Whether the viewer may call completeProject now. */
  viewerCanComplete: Scalars['Boolean']['output'];
  /** Whether the viewer may call inviteClub now. */
  viewerCanInvite: Scalars['Boolean']['output'];
  /** Whether the viewer may call updateProject now. */
  viewerCanUpdate: Scalars['Boolean']['output'];
  /** Whether the viewer may see the project's deliverables. */
  viewerCanViewDeliverables: Scalars['Boolean']['output'];
  /** Whether the viewer may call withdrawProject now. */
  viewerCanWithdraw: Scalars['Boolean']['output'];
  /** Whether the viewer belongs to the owning startup. */
  viewerIsOwner: Scalars['Boolean']['output'];
};


/** A real-world project that a startup offers to a student team. Scope: PROJECTS_READ. */
export type ProjectApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApplicationFilter>;
  first?: Scalars['Int']['input'];
};


/** A real-world project that a startup offers to a student team. Scope: PROJECTS_READ. */
export type ProjectDeliverablesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeliverableFilter>;
  first?: Scalars['Int']['input'];
};

/** The kind of work in a project. */
export type ProjectCategory =
  /** Shown as “Business Strategy”. */
  | 'BUSINESS_STRATEGY'
  /** Shown as “Content Creation”. */
  | 'CONTENT_CREATION'
  /** Shown as “Data Analysis”. */
  | 'DATA_ANALYSIS'
  /** Shown as “Digital Marketing”. */
  | 'DIGITAL_MARKETING'
  /** Shown as “Machine Learning”. */
  | 'MACHINE_LEARNING'
  /** Shown as “Market Research”. */
  | 'MARKET_RESEARCH'
  /** Shown as “Mobile App Development”. */
  | 'MOBILE_APP_DEVELOPMENT'
  /** Shown as “Other”. */
  | 'OTHER'
  /** Shown as “UI/UX Design”. */
  | 'UI_UX_DESIGN'
  /** Shown as “Web Development”. */
  | 'WEB_DEVELOPMENT';

/** One page of a list of type Project. */
export type ProjectConnection = {
  /** The items with their cursors. */
  edges: Array<ProjectEdge>;
  /** The items. */
  nodes: Array<Project>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Project and its position in a list. */
export type ProjectEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Project. */
  node: Project;
};

/** Filters for a list of projects. */
export type ProjectFilter = {
  /** Only projects of this category. */
  category?: InputMaybe<ProjectCategory>;
  /** Which of the visible projects to return. */
  scope?: ProjectScope;
  /** Matches the title, description, skills and company name. Ignores case. Costs 100 points. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only projects with this status. */
  status?: InputMaybe<ProjectStatus>;
};

/** Which of the projects visible to the viewer to list. */
export type ProjectScope =
  /** Open projects; for those who act for a club, those that it neither applied to nor was invited to. */
  | 'AVAILABLE'
  /** Those of the startup that the viewer acts for; those that the club the viewer acts for is approved for; those of a student's teams. */
  | 'MINE'
  /** All projects visible to the viewer. */
  | 'VISIBLE';

/** The status of a project: open, in progress once an application is approved, then completed by its startup. */
export type ProjectStatus =
  /** The startup completed it. */
  | 'COMPLETED'
  /** An application was approved, and its team is working. */
  | 'IN_PROGRESS'
  /** Clubs can apply and be invited. */
  | 'OPEN';

/** A template for a new project. Scope: PROJECTS_READ. */
export type ProjectTemplate = {
  /** The category of the work. */
  category: ProjectCategory;
  /** Suggested description, possibly in several paragraphs. */
  description: Scalars['String']['output'];
  /** Suggested duration. */
  duration: Scalars['String']['output'];
  /** The template's id. */
  id: Scalars['ID']['output'];
  /** Suggested skills. */
  skills: Array<Scalars['String']['output']>;
  /** Suggested stipend. */
  stipend?: Maybe<Scalars['String']['output']>;
  /** Suggested number of students. */
  teamSize: Scalars['Int']['output'];
  /** Suggested title. */
  title: Scalars['String']['output'];
};

/** Reads. Lists are paged with `first` and `after`. */
export type Query = {
  /** The viewer's personal access tokens, newest first. Revoked tokens are not listed. Access: everyone logged in, by session only. */
  accessTokens: AccessTokenConnection;
  /** What deleting the viewer's account now would do. Access: everyone logged in, by session only. */
  accountDeletionPreview: AccountDeletionPreview;
  /** An application by id; null if it does not exist or the viewer may not see it. Access: everyone logged in. Scope: APPLICATIONS_READ. */
  application?: Maybe<Application>;
  /** The applications and invitations of the viewer's club or startup, pending first, then newest first. Access: everyone logged in. Scope: APPLICATIONS_READ. */
  applications: ApplicationConnection;
  /** What the viewer did, and what was done to the viewer's projects, club, teams, applications and account, newest first. Access: everyone logged in, by session only. */
  auditLog: AuditEventConnection;
  /** A club by id; null if it does not exist. Access: everyone logged in. Scope: CLUBS_READ. */
  club?: Maybe<Club>;
  /** The club with this secret code, or null. Errors: RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  clubBySecretCode?: Maybe<ClubPreview>;
  /** Clubs, newest first. Access: everyone logged in. Scope: CLUBS_READ. */
  clubs: ClubConnection;
  /** A deliverable by id; null if it does not exist or the viewer may not see it. Access: everyone logged in. Scope: DELIVERABLES_READ. */
  deliverable?: Maybe<Deliverable>;
  /** The typical deliverables of a category, earliest first. Access: everyone logged in. Scope: PROJECTS_READ. */
  deliverableTemplates: Array<DeliverableTemplate>;
  /** The deliverables visible to the viewer, earliest due date first. Access: everyone logged in. Scope: DELIVERABLES_READ. */
  deliverables: DeliverableConnection;
  /** What a mailed link would confirm, for whoever holds the link. Looking confirms nothing. Errors: INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  domainConfirmation: DomainConfirmation;
  /** Background jobs that gave up, latest first, for operators; empty for everybody else. Access: everyone logged in, by session only. */
  failedJobs: FailedJobConnection;
  /** Mails that could not be delivered so far, latest first, for operators; empty for everybody else. Access: everyone logged in, by session only. */
  failedMails: FailedMailConnection;
  /** Whether resetPassword would accept this token now. Checking does not use the token up. False for unknown, used and expired tokens alike. Errors: RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  isPasswordResetLinkValid: Scalars['Boolean']['output'];
  /** The viewer's profile. Access: everyone logged in. Scope: PROFILES_READ. */
  me: Profile;
  /** The invitation behind a mailed link, readable with the link alone. Reading does not answer it. Errors: INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  membershipInvitation: MembershipInvitationPreview;
  /** Reports that wait for an answer, oldest first. Empty for whoever is no operator. Access: everyone logged in, by session only. */
  openReports: ReportReviewConnection;
  /** Sign-ups, projects and applications of the last 30 days, oldest first, for operators. Errors: NOT_FOUND. Access: everyone logged in, by session only. */
  operatorDays: Array<OperatorDay>;
  /** Everything stored about the viewer, as a file to keep or transfer. Access: everyone logged in, by session only. */
  personalData: PersonalData;
  /** A project by id; null if it does not exist or the viewer may not see it. Access: everyone logged in. Scope: PROJECTS_READ. */
  project?: Maybe<Project>;
  /** The categories that have open projects. Access: everyone logged in. Scope: PROJECTS_READ. */
  projectCategories: Array<ProjectCategory>;
  /** All project templates, by category. Access: everyone logged in. Scope: PROJECTS_READ. */
  projectTemplates: Array<ProjectTemplate>;
  /** The projects visible to the viewer, newest first. Access: everyone logged in. Scope: PROJECTS_READ. */
  projects: ProjectConnection;
  /** The invitation behind a mailed link, for whoever holds the link. Looking does not answer it. Errors: INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING, RATE_LIMITED. Access: everyone, including guests, but not with an access token. */
  rosterInvitation: RosterInvitationPreview;
  /** What `importRoster` would make of each row now. Sends nothing. Errors: BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED. Access: students and club heads. Scope: CLUBS_READ. */
  rosterPreview: Array<RosterRow>;
  /** The reports that the viewer sent, newest first. Access: everyone logged in, by session only. */
  sentReports: ReportConnection;
  /** The viewer's active sessions, most recently used first. Access: everyone logged in, by session only. */
  sessions: ActiveSessionConnection;
  /** A startup by id; null if it does not exist. Access: everyone logged in. Scope: PROFILES_READ. */
  startup?: Maybe<Startup>;
  /** A student by id; null if they do not exist or the viewer may not see them. Access: everyone logged in. Scope: PROFILES_READ. */
  student?: Maybe<Student>;
  /** The suspended accounts, latest first, for operators; empty for everybody else. Access: everyone logged in, by session only. */
  suspendedAccounts: SuspendedAccountConnection;
  /** A team by id; null if it does not exist or the viewer may not see it. Access: everyone logged in. Scope: TEAMS_READ. */
  team?: Maybe<Team>;
  /** The teams of a head's club, or the teams a student is in, newest first. Access: students and club heads. Scope: TEAMS_READ. */
  teams: TeamConnection;
  /** Domains that clubs and startups have yet to show, or failed to show again; those that end soonest first. For operators; empty for everybody else. Access: everyone logged in, by session only. */
  waitingDomains: WaitingDomainConnection;
  /** One of the viewer's webhooks by id; null if it does not exist. Access: everyone logged in. Scope: WEBHOOKS_READ. */
  webhook?: Maybe<Webhook>;
  /** The viewer's webhooks, newest first. Access: everyone logged in. Scope: WEBHOOKS_READ. */
  webhooks: WebhookConnection;
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryAccessTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApplicationFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryClubArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryClubBySecretCodeArgs = {
  secretCode: Scalars['String']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryClubsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClubFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryDeliverableArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryDeliverableTemplatesArgs = {
  category: ProjectCategory;
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryDeliverablesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeliverableFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryDomainConfirmationArgs = {
  token: Scalars['String']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryFailedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryFailedMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryIsPasswordResetLinkValidArgs = {
  token: Scalars['String']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryMembershipInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryOpenReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryRosterInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryRosterPreviewArgs = {
  input: ImportRosterInput;
};


/** Reads. Lists are paged with `first` and `after`. */
export type QuerySentReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QuerySessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryStartupArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QuerySuspendedAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryWaitingDomainsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Lists are paged with `first` and `after`. */
export type QueryWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Codes that each replace the second factor once. They are shown only once. */
export type RecoveryCodes = {
  /** Ten codes. Earlier ones no longer work. */
  codes: Array<Scalars['String']['output']>;
};

/** The delivery to repeat. */
export type RedeliverWebhookDeliveryInput = {
  /** The delivery's id. */
  id: Scalars['ID']['input'];
};

/** The session to continue. */
export type RefreshSessionInput = {
  /** The session's latest refresh token. */
  refreshToken: Scalars['String']['input'];
};

/** Confirmation to replace the recovery codes. */
export type RegenerateRecoveryCodesInput = {
  /** A code from the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
  /** The viewer's password. */
  password: Scalars['String']['input'];
};

/** A club head registering a club. */
export type RegisterClubHeadInput = {
  /** The club's name, at most 140 characters. */
  clubName: Scalars['String']['input'];
  /** What the club is about. */
  clubType: ClubType;
  /** The college the club belongs to, at most 140 characters. */
  collegeName: Scalars['String']['input'];
  /** Description of the club, at most 10000 characters. */
  description: Scalars['String']['input'];
  /** Email address to log in with; a verification link is sent to it. */
  email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** Password: 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** The code from reserveSecretCode. If it is missing or expired, the server creates one. */
  secretCode?: InputMaybe<Scalars['String']['input']>;
  /** The version of the Terms of Service that the person agreed to, now `2025-04-04`, declaring that they are 18 or older. If omitted, the web app asks at the first login. */
  termsVersion?: InputMaybe<Scalars['String']['input']>;
};

/** A person without an account who accepts an invitation. Its address is that of the account. */
export type RegisterInvitedInput = {
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** Password: 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** The version of the Terms of Service that the person agreed to, now `2025-04-04`, declaring that they are 18 or older. If omitted, the web app asks at the first login. */
  termsVersion?: InputMaybe<Scalars['String']['input']>;
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** A student without an account who accepts an invitation. Its address is that of the account. */
export type RegisterInvitedStudentInput = {
  /** Course and year, at most 280 characters. */
  education: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** Password: 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** An https link to drive.google.com or docs.google.com. */
  resumeUrl: Scalars['String']['input'];
  /** Skills: at most 60, of at most 60 characters each. Empty entries and duplicates are dropped. */
  skills?: Array<Scalars['String']['input']>;
  /** The version of the Terms of Service that the person agreed to, now `2025-04-04`, declaring that they are 18 or older. If omitted, the web app asks at the first login. */
  termsVersion?: InputMaybe<Scalars['String']['input']>;
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** A person registering a startup. */
export type RegisterStartupInput = {
  /** The company's name, at most 140 characters. */
  companyName: Scalars['String']['input'];
  /** Description of the company, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Email address to log in with; a verification link is sent to it. */
  email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** The company's industry. */
  industry: Industry;
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** Password: 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** The person's position there, at most 140 characters. */
  position: Scalars['String']['input'];
  /** The version of the Terms of Service that the person agreed to, now `2025-04-04`, declaring that they are 18 or older. If omitted, the web app asks at the first login. */
  termsVersion?: InputMaybe<Scalars['String']['input']>;
  /** The company's website, an http or https address; empty text is stored as null. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A student registering with a club. */
export type RegisterStudentInput = {
  /** The secret code of the club to join; case does not matter. */
  clubCode: Scalars['String']['input'];
  /** Course and year, at most 280 characters. */
  education: Scalars['String']['input'];
  /** Email address to log in with; a verification link is sent to it. */
  email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** Password: 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** An https link to drive.google.com or docs.google.com. */
  resumeUrl: Scalars['String']['input'];
  /** Skills: at most 60, of at most 60 characters each. Empty entries and duplicates are dropped. */
  skills?: Array<Scalars['String']['input']>;
  /** The version of the Terms of Service that the person agreed to, now `2025-04-04`, declaring that they are 18 or older. If omitted, the web app asks at the first login. */
  termsVersion?: InputMaybe<Scalars['String']['input']>;
};

/** The response to a registration. It is the same for new and known addresses, so that it never reveals who is registered. */
export type RegistrationReceipt = {
  /** The address an email was sent to. */
  email: Scalars['String']['output'];
  /** A message to show to the person. */
  message: Scalars['String']['output'];
};

/** The pending application to reject. */
export type RejectApplicationInput = {
  /** The application's id. It must be pending, and the other side must have started it. */
  id: Scalars['ID']['input'];
};

/** The project whose remaining applications to reject. */
export type RejectOtherApplicationsInput = {
  /** The project's id. It must belong to the viewer's startup and no longer be open. */
  projectId: Scalars['ID']['input'];
};

/** The second factor to remove. */
export type RemoveFactorInput = {
  /** A code from the authenticator app, or a recovery code. Ignored for an enrolment that was never verified. */
  code: Scalars['String']['input'];
  /** The factor's id. */
  id: Scalars['ID']['input'];
  /** The viewer's password. */
  password: Scalars['String']['input'];
};

/** Which student leaves the club. */
export type RemoveStudentInput = {
  /** A student of the club that the viewer acts for. */
  studentId: Scalars['ID']['input'];
};

/** The student to remove from a team. */
export type RemoveTeamMemberInput = {
  /** A student in the team. */
  studentId: Scalars['ID']['input'];
  /** The team the student leaves. */
  teamId: Scalars['ID']['input'];
};

/** Whose suspension ends. */
export type ReopenAccountInput = {
  /** The person's profile id. */
  id: Scalars['ID']['input'];
};

/** A report that the viewer sent. Visible to nobody else in this form. */
export type Report = {
  /** When it was answered; null while it is open. The report is deleted 180 days later. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** What the viewer wrote. */
  details?: Maybe<Scalars['String']['output']>;
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** What the operator wrote to the viewer. */
  note?: Maybe<Scalars['String']['output']>;
  /** What was decided; null while the report is open. */
  outcome?: Maybe<ReportOutcome>;
  /** Why it was reported. */
  reason: ReportReason;
  /** Name or title of what was reported, as it was then. */
  targetName: Scalars['String']['output'];
  /** The type of what was reported. */
  targetType: ReportTarget;
};

/** One page of a list of type Report. */
export type ReportConnection = {
  /** The items with their cursors. */
  edges: Array<ReportEdge>;
  /** The items. */
  nodes: Array<Report>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Report and its position in a list. */
export type ReportEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Report. */
  node: Report;
};

/** What an operator decided about a report. */
export type ReportOutcome =
  /** Something was done about it. */
  | 'ACTED'
  /** Nothing had to be done. */
  | 'DISMISSED';

/** Why something is reported. */
export type ReportReason =
  /** Fraud, or pretending to be somebody else. */
  | 'FRAUD'
  /** Harassment or threats. */
  | 'HARASSMENT'
  /** Hatred or discrimination. */
  | 'HATE'
  /** Sexual or violent content. */
  | 'INAPPROPRIATE'
  /** Something else. */
  | 'OTHER'
  /** Somebody's private data. */
  | 'PRIVACY'
  /** Spam or advertising. */
  | 'SPAM';

/** A report for operators to answer. It never says who sent it. Invisible to operators who are reported, or act for the club or startup that is. */
export type ReportReview = {
  /** When it was answered; null while it is open. The report is deleted 180 days later. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its texts when it was reported, at most 20000 characters. Filled for the operator who opened the report. */
  content?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** What the reporter wrote. Filled for the operator who opened the report. */
  details?: Maybe<Scalars['String']['output']>;
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** When an operator last opened it; null if nobody has. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was decided; null while the report is open. */
  outcome?: Maybe<ReportOutcome>;
  /** Why it was reported. */
  reason: ReportReason;
  /** Id of what was reported, which may have been deleted since. Filled for the operator who opened the report. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** Its name or title when it was reported. Filled for the operator who opened the report. */
  targetName?: Maybe<Scalars['String']['output']>;
  /** The type of what was reported. */
  targetType: ReportTarget;
  /** Whether the viewer may call answerReport now: it is open, and they opened it last. */
  viewerCanAnswer: Scalars['Boolean']['output'];
};

/** One page of a list of type ReportReview. */
export type ReportReviewConnection = {
  /** The items with their cursors. */
  edges: Array<ReportReviewEdge>;
  /** The items. */
  nodes: Array<ReportReview>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One ReportReview and its position in a list. */
export type ReportReviewEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The ReportReview. */
  node: ReportReview;
};

/** The type of what is reported. */
export type ReportTarget =
  /** A club: its name, college and description. */
  | 'CLUB'
  /** A person, by their profile id. */
  | 'PERSON'
  /** A project that the viewer can see: its texts. */
  | 'PROJECT'
  /** A startup: its name, website and description. */
  | 'STARTUP';

/** The address to send a password reset link to. */
export type RequestPasswordResetInput = {
  /** The address used at registration. */
  email: Scalars['String']['input'];
};

/** An invitation that was sent. */
export type ResendMembershipInvitationInput = {
  /** The invitation's id. */
  id: Scalars['ID']['input'];
};

/** An invitation that was sent. */
export type ResendRosterInvitationInput = {
  /** The invitation's id. */
  id: Scalars['ID']['input'];
};

/** The address to send a new verification link to. */
export type ResendVerificationInput = {
  /** The address used at registration. */
  email: Scalars['String']['input'];
};

/** A new password and the token that authorises it. */
export type ResetPasswordInput = {
  /** The new password: 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** The job to try again. */
export type RetryJobInput = {
  /** The job's id, as failedJobs lists it. */
  id: Scalars['ID']['input'];
};

/** The mail to send again. */
export type RetryMailInput = {
  /** The mail's id, as failedMails lists it. */
  id: Scalars['ID']['input'];
};

/** The personal access token to revoke. */
export type RevokeAccessTokenInput = {
  /** The token's id. */
  id: Scalars['ID']['input'];
};

/** Names the calendar feed whose address is to stop working. */
export type RevokeCalendarFeedInput = {
  /** The feed's id. */
  id: Scalars['ID']['input'];
};

/** An invitation to join a club as a student, sent by mail from an imported list. It waits for an answer; visible to those who act for the club. Scope: CLUBS_READ. */
export type RosterInvitation = {
  /** Since when it has been waiting. */
  createdAt: Scalars['DateTime']['output'];
  /** Course and year, as the list has them. */
  education?: Maybe<Scalars['String']['output']>;
  /** The address it was sent to. */
  email: Scalars['String']['output'];
  /** Until when its link works, 14 days after it was last sent. */
  expiresAt: Scalars['DateTime']['output'];
  /** Given name, as the list has it. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The invitation's id. */
  id: Scalars['ID']['output'];
  /** Who sent it last; null if that account was deleted. */
  invitedBy?: Maybe<Profile>;
  /** Whether the link has expired. It can be sent again. */
  isExpired: Scalars['Boolean']['output'];
  /** Family name, as the list has it. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** When it was last sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** One page of a list of type RosterInvitation. */
export type RosterInvitationConnection = {
  /** The items with their cursors. */
  edges: Array<RosterInvitationEdge>;
  /** The items. */
  nodes: Array<RosterInvitation>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One RosterInvitation and its position in a list. */
export type RosterInvitationEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The RosterInvitation. */
  node: RosterInvitation;
};

/** An invitation to join a club as a student, as the holder of its link sees it. */
export type RosterInvitationPreview = {
  /** The club's name. */
  clubName: Scalars['String']['output'];
  /** The college the club belongs to. */
  collegeName: Scalars['String']['output'];
  /** Course and year, as the club's list has them. */
  education?: Maybe<Scalars['String']['output']>;
  /** The address it was sent to; only the account with this address can accept. */
  email: Scalars['String']['output'];
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** Given name, as the club's list has it. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Whether the address has an account: its owner logs in to accept, anybody else registers. Only the holder of the link, which was sent to this address alone, is told. */
  hasAccount: Scalars['Boolean']['output'];
  /** Name of who sent it; null if that account was deleted. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** Family name, as the club's list has it. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Why the viewer cannot accept it, in words; null if nothing stands in the way, and for guests. */
  obstacle?: Maybe<Scalars['String']['output']>;
};

/** What becomes of a row of a list of students. */
export type RosterRow = {
  /** The row's place in the list, from 1. */
  number: Scalars['Int']['output'];
  /** Why it is not invited, in words; null for a new one. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What becomes of it. */
  status: RosterRowStatus;
};

/** A row of a list of students. What the rules refuse makes the row unreadable, and stops no other. */
export type RosterRowInput = {
  /** Course and year, at most 280 characters. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Email address that the invitation is sent to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 80 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 80 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
};

/** What becomes of a row of a list of students. */
export type RosterRowStatus =
  /** Belongs to the club already, as a student, an alumnus or an officer. */
  | 'ALREADY_HERE'
  /** Has an invitation to the club that waits for an answer. */
  | 'ALREADY_INVITED'
  /** Declined the club's invitation, and is not asked again soon. */
  | 'DECLINED'
  /** Has the address of an earlier row. */
  | 'DUPLICATE'
  /** Exceeds what the club, or all clubs to this address, may send within 24 hours. */
  | 'LIMIT_REACHED'
  /** Is invited by mail, whether or not the address has an account. */
  | 'NEW'
  /** Breaks a rule, which the reason names. */
  | 'UNREADABLE';

/** The webhook to give a new secret. */
export type RotateWebhookSecretInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
};

/** The viewer's active second factor. */
export type SecondFactor = {
  /** The name the viewer gave it. */
  friendlyName?: Maybe<Scalars['String']['output']>;
  /** The factor's id. */
  id: Scalars['ID']['output'];
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** When it became active. */
  verifiedAt: Scalars['DateTime']['output'];
};

/** A message to the people who run Quadwork. */
export type SendContactMessageInput = {
  /** Address to reply to. */
  email: Scalars['String']['input'];
  /** Plain text of 10 to 5000 characters. */
  message: Scalars['String']['input'];
  /** Sender's name: 2 to 140 characters. */
  name: Scalars['String']['input'];
  /** Subject: 5 to 140 characters. */
  subject: Scalars['String']['input'];
};

/** Where to mail the link. */
export type SendVerificationMailInput = {
  /** An address at exactly the domain that is to be verified. */
  email: Scalars['String']['input'];
};

/** A session, stored by the client. */
export type Session = {
  /** The access token. Send it as `Authorization: Bearer …`. */
  accessToken: Scalars['String']['output'];
  /** Identifies this device; only set after a login. Keep it after the session ends and send it with the next login. Null after refreshSession. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** When the access token expires, as Unix time in seconds. */
  expiresAt: Scalars['Int']['output'];
  /** Seconds until the access token expires. */
  expiresIn: Scalars['Int']['output'];
  /** The refresh token. Exchange it once for the next session with refreshSession. Reusing it later ends the session. */
  refreshToken: Scalars['String']['output'];
  /** Always `bearer`. */
  tokenType: Scalars['String']['output'];
  /** The signed-in person. */
  user: SessionUser;
};

/** The person a session belongs to, as of when the session was issued. */
export type SessionUser = {
  /** URL path of the person's picture, as in Profile. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** The verified address used to log in. */
  email: Scalars['String']['output'];
  /** The person's second factors, oldest first. */
  factors: Array<Factor>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The person's profile id. */
  id: Scalars['ID']['output'];
  /** The person's ways to log in. */
  identities: Array<Identity>;
  /** Whether the person operates the installation, for showing the way there. What they may do, each request asks anew. */
  isOperator: Scalars['Boolean']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** As what the person acts for a club or startup; null if for none. A student can be an officer or head. */
  membershipRole?: Maybe<MembershipRole>;
  /** The version of the Terms of Service that the person has yet to accept with acceptTerms; null if they have accepted the current one. Until then the web app shows nothing else; the API refuses nothing. */
  termsToAccept?: Maybe<Scalars['String']['output']>;
  /** The kind of user. */
  userType: UserType;
};

/** The completion state to set. Repeating the request has no further effect. */
export type SetDeliverableCompletionInput = {
  /** The deliverable. */
  id: Scalars['ID']['input'];
  /** Whether the deliverable is complete. */
  isCompleted: Scalars['Boolean']['input'];
};

/** Whether a student of the club is one of its alumni. */
export type SetStudentAlumnusInput = {
  /** True moves the student to the alumni, false an alumnus back to the students. */
  isAlumnus: Scalars['Boolean']['input'];
  /** A student or an alumnus of the club that the viewer acts for. */
  studentId: Scalars['ID']['input'];
};

/** Which domain the viewer's club or startup shows to be its own. */
export type StartVerificationInput = {
  /** For a club: the domain of its college's mail addresses, for example `college.edu`, in any script. Leave it out for a startup, whose domain is that of its website. At most 253 characters. */
  domain?: InputMaybe<Scalars['String']['input']>;
};

/** A company that posts projects. Scope: PROFILES_READ. */
export type Startup = {
  /** The company's name. */
  companyName: Scalars['String']['output'];
  /** The description of the company. */
  description?: Maybe<Scalars['String']['output']>;
  /** The standing offer to hand it over; null if there is none. Filled for those who act for it. */
  handover?: Maybe<Handover>;
  /** The startup's id, which stays when another person owns its account. */
  id: Scalars['ID']['output'];
  /** The company's industry. */
  industry: Industry;
  /** URL path of the logo, relative to the API (`/files/…`); a square WebP. Upload it with `POST /files/logo`, remove it with `DELETE`. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Invitations to become a member that wait for an answer, newest first. Filled for the owner. */
  membershipInvitations?: Maybe<MembershipInvitationConnection>;
  /** Who acts for the startup: its owner, then the others. Filled for them. */
  people?: Maybe<MembershipConnection>;
  /** What the person who registered the startup does there. */
  position: Scalars['String']['output'];
  /** The domain that it showed to be its own; null if it is not verified. */
  verification?: Maybe<Verification>;
  /** What to publish to have the domain verified; null until startVerification was called. Filled for the head or owner. */
  verificationChallenge?: Maybe<VerificationChallenge>;
  /** Whether the viewer can invite people to act for the startup. */
  viewerCanChangeMembers: Scalars['Boolean']['output'];
  /** Whether the viewer may have its domain verified: the head or owner, in a session. */
  viewerCanVerify: Scalars['Boolean']['output'];
  /** The company's website (http or https). */
  website?: Maybe<Scalars['String']['output']>;
};


/** A company that posts projects. Scope: PROFILES_READ. */
export type StartupMembershipInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A company that posts projects. Scope: PROFILES_READ. */
export type StartupPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A student, limited to what the viewer may see. Scope: PROFILES_READ. */
export type Student = {
  /** Since when the student has been an alumnus of the club; null for a current student. */
  alumnusSince?: Maybe<Scalars['DateTime']['output']>;
  /** URL path of the student's picture, as in Profile. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** About the student. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The student's club; null after leaving it. */
  club?: Maybe<Club>;
  /** Course and year. */
  education?: Maybe<Scalars['String']['output']>;
  /** Filled for the student, club mates, those who act for the club, and a startup that approved a team of the student's. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The student's id, equal to the id of the student's profile. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Whether startups see the résumé only after approval, by the student's choice. Filled for the student and those who act for the student's club. */
  resumeAfterApproval?: Maybe<Scalars['Boolean']['output']>;
  /** An https link into the shared cloud drive. Filled for the student, those who act for the student's club, and a startup that approved a team of the student's or has yet to answer an application in which the student took part, unless club or student hold it back until approval. */
  resumeUrl?: Maybe<Scalars['String']['output']>;
  /** The student's skills. */
  skills: Array<Scalars['String']['output']>;
  /** The teams that the student leaves on becoming an alumnus, newest first: all but those that have completed a project and have nothing ahead. Filled for those who act for the club. Scope: CLUBS_WRITE. */
  teamsToLeave?: Maybe<TeamConnection>;
  /** Whether the viewer can move the student to the club's alumni, or back. Those who act for the club are moved only once they no longer do. */
  viewerCanSetAlumnus: Scalars['Boolean']['output'];
};


/** A student, limited to what the viewer may see. Scope: PROFILES_READ. */
export type StudentTeamsToLeaveArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** One page of a list of type Student. */
export type StudentConnection = {
  /** The items with their cursors. */
  edges: Array<StudentEdge>;
  /** The items. */
  nodes: Array<Student>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Student and its position in a list. */
export type StudentEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Student. */
  node: Student;
};

/** Filters for a list of students. */
export type StudentFilter = {
  /** True lists the club's alumni, of whom students of the club see none. Otherwise, current students. */
  isAlumnus?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leaves out the members of this team, if the viewer may see it. */
  notInTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Matches the name, email address and skills. Ignores case. Costs 100 points. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An application by the viewer's club. */
export type SubmitApplicationInput = {
  /** Whether the startup sees the team's resumes only after approval, as it does the addresses. Left out or null: it sees the resumes with the application, except those that a student holds back. */
  holdsBack?: InputMaybe<Scalars['Boolean']['input']>;
  /** Message to the startup: 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** The project to apply for. It must be open. */
  projectId: Scalars['ID']['input'];
  /** The team of the viewer's club that would do the work. */
  teamId: Scalars['ID']['input'];
};

/** Events, over a WebSocket at the same address, with the protocol graphql-transport-ws. Each event is delivered to viewers who may see the row at that moment, and to no one else. */
export type Subscription = {
  /** An application or invitation was approved or rejected. Delivered to the owning startup, and to the club's head and students. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everyone logged in. Scope: APPLICATIONS_READ. */
  applicationAnswered: Application;
  /** An application or invitation was sent. Delivered to the owning startup, and to the club's head and students. `initiatedBy` shows which side has to answer. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everyone logged in. Scope: APPLICATIONS_READ. */
  applicationReceived: Application;
  /** A deliverable of an existing project was added, changed, completed, reopened or deleted. Delivered to viewers who may see the project's deliverables. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everyone logged in. Scope: DELIVERABLES_READ. */
  deliverableChanged: DeliverableChange;
  /** A project was taken up by a club or completed. Delivered to viewers who may see it in its new status. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everyone logged in. Scope: PROJECTS_READ. */
  projectStatusChanged: Project;
};


/** Events, over a WebSocket at the same address, with the protocol graphql-transport-ws. Each event is delivered to viewers who may see the row at that moment, and to no one else. */
export type SubscriptionApplicationAnsweredArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Events, over a WebSocket at the same address, with the protocol graphql-transport-ws. Each event is delivered to viewers who may see the row at that moment, and to no one else. */
export type SubscriptionApplicationReceivedArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Events, over a WebSocket at the same address, with the protocol graphql-transport-ws. Each event is delivered to viewers who may see the row at that moment, and to no one else. */
export type SubscriptionDeliverableChangedArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Events, over a WebSocket at the same address, with the protocol graphql-transport-ws. Each event is delivered to viewers who may see the row at that moment, and to no one else. */
export type SubscriptionProjectStatusChangedArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};

/** The account to suspend, and why. */
export type SuspendAccountInput = {
  /** The person's profile id. */
  id: Scalars['ID']['input'];
  /** What the person is told: at most 1000 characters. */
  reason: Scalars['String']['input'];
};

/** A suspended account in the operators' list, which names nobody. openAccount shows who it is. */
export type SuspendedAccount = {
  /** The suspension's id. */
  id: Scalars['ID']['output'];
  /** The address without most of the part before the @. */
  maskedEmail: Scalars['String']['output'];
  /** The person's profile id, for openAccount. */
  profileId: Scalars['ID']['output'];
  /** The reason that the person was told. */
  reason: Scalars['String']['output'];
  /** When the account was suspended. */
  suspendedAt: Scalars['DateTime']['output'];
};

/** One page of a list of type SuspendedAccount. */
export type SuspendedAccountConnection = {
  /** The items with their cursors. */
  edges: Array<SuspendedAccountEdge>;
  /** The items. */
  nodes: Array<SuspendedAccount>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One SuspendedAccount and its position in a list. */
export type SuspendedAccountEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The SuspendedAccount. */
  node: SuspendedAccount;
};

/** A team of a club's students. Visible to the club's head, to its members, to a startup while an application with it is pending, and to everyone who may see a project it works on. Scope: TEAMS_READ. */
export type Team = {
  /** The team's club. */
  club: Club;
  /** When the team was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What the team is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The team's id. */
  id: Scalars['ID']['output'];
  /** The projects linked to the team and visible to the viewer, newest first. */
  linkedProjects: ProjectConnection;
  /** Number of people in the team: its students, and the club head if they lead it. A startup gets the number it may see. Equal to `members { totalCount }`. */
  memberCount: Scalars['Int']['output'];
  /** The members: the lead first, then the students by the time they joined. A startup sees the students who were in the team when it applied, and all of them once it approved the team. */
  members: TeamMemberConnection;
  /** The project the team would like to get, set when it was created; grants nothing. Null if there is none or the viewer may not see it. */
  project?: Maybe<Project>;
  /** The team lead: the club head or a member. A startup that may not see the member (yet) gets the club head. */
  teamLead: Profile;
  /** The team's name. */
  teamName: Scalars['String']['output'];
  /** Whether the viewer may call addTeamMembers. */
  viewerCanAddMember: Scalars['Boolean']['output'];
  /** Whether the viewer may call deleteTeam now. A team with a project or an application cannot be deleted. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the viewer may call updateTeam and removeTeamMember. */
  viewerCanUpdate: Scalars['Boolean']['output'];
};


/** A team of a club's students. Visible to the club's head, to its members, to a startup while an application with it is pending, and to everyone who may see a project it works on. Scope: TEAMS_READ. */
export type TeamLinkedProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: Scalars['Int']['input'];
};


/** A team of a club's students. Visible to the club's head, to its members, to a startup while an application with it is pending, and to everyone who may see a project it works on. Scope: TEAMS_READ. */
export type TeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** One page of a list of type Team. */
export type TeamConnection = {
  /** The items with their cursors. */
  edges: Array<TeamEdge>;
  /** The items. */
  nodes: Array<Team>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One Team and its position in a list. */
export type TeamEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Team. */
  node: Team;
};

/** A student in a team, or its lead, who may be the club head instead of a student. Scope: TEAMS_READ. */
export type TeamMember = {
  /** The id of this person's membership. */
  id: Scalars['ID']['output'];
  /** Whether this person leads the team. */
  isLead: Scalars['Boolean']['output'];
  /** When the person joined; for a head who leads the team, when the team was created. */
  joinedAt: Scalars['DateTime']['output'];
  /** The person. */
  profile: Profile;
  /** The student profile; null for the club head. */
  student?: Maybe<Student>;
};

/** One page of a list of type TeamMember. */
export type TeamMemberConnection = {
  /** The items with their cursors. */
  edges: Array<TeamMemberEdge>;
  /** The items. */
  nodes: Array<TeamMember>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One TeamMember and its position in a list. */
export type TeamMemberEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The TeamMember. */
  node: TeamMember;
};

/** A version of the Terms of Service that the viewer accepted. */
export type TermsAcceptance = {
  /** When the viewer first accepted it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** The version, which is the ISO date of its publication. */
  version: Scalars['String']['output'];
};

/** An authenticator app being enrolled. These values are shown only once. */
export type TotpEnrollment = {
  /** The factor's id, which verifyTotp needs. */
  id: Scalars['ID']['output'];
  /** The URI as a QR code: an SVG document, dark on light, including its margin. */
  qrCode: Scalars['String']['output'];
  /** The app's secret in base 32, to type in by hand. */
  secret: Scalars['String']['output'];
  /** The secret as an `otpauth://…` URI that apps can open: SHA-1, six digits, 30 seconds. */
  uri: Scalars['String']['output'];
};

/** A club's page as its head and officers edit it. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateClubInput = {
  /** Name, at most 140 characters. Another one than before, apart from case and spaces, ends the club's verification: the domain has to be shown again. */
  clubName?: InputMaybe<Scalars['String']['input']>;
  /** What the club is about. */
  clubType?: InputMaybe<ClubType>;
  /** College that the club belongs to, at most 140 characters. Another one than before ends the club's verification, as another name does. */
  collegeName?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether officers may answer invitations. Only the head decides; FORBIDDEN for everyone else. */
  officersMayAnswer?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the person says about themselves, saved together with the club or not at all. An access token also needs PROFILES_WRITE. */
  profile?: InputMaybe<UpdateProfileInput>;
};

/** Changes to a deliverable. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateDeliverableInput = {
  /** Description, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Due date. It may lie outside the project's dates. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** The deliverable. */
  id: Scalars['ID']['input'];
  /** Title, at most 140 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a profile. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateProfileInput = {
  /** About the person, at most 2000 characters; empty text is stored as null. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 80 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 80 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a project. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateProjectInput = {
  /** Category of the work. */
  category?: InputMaybe<ProjectCategory>;
  /** Description: what to build or find out, for whom, and what a good result is; at most 10000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Duration of the work, at most 40 characters, for example '1-2 months'; a bare number means weeks. */
  duration?: InputMaybe<Scalars['String']['input']>;
  /** End date. It must not be before the start date. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The project. */
  id: Scalars['ID']['input'];
  /** Required skills: 1 to 60, of at most 60 characters each. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Start date. It must not be in the past when set or changed. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Payment, as free text of at most 140 characters; empty text is stored as null. */
  stipend?: InputMaybe<Scalars['String']['input']>;
  /** Number of students wanted for the team: 1 to 1000. */
  teamSize?: InputMaybe<Scalars['Int']['input']>;
  /** Title, at most 140 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a startup's page. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateStartupInput = {
  /** The company's name, at most 140 characters. Another one than before, apart from case and spaces, ends the startup's verification: the domain has to be shown again. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Description of the company, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The company's industry. */
  industry?: InputMaybe<Industry>;
  /** What the person who registered the startup does there, at most 140 characters. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Changes to the representative's profile, saved in the same transaction. */
  profile?: InputMaybe<UpdateProfileInput>;
  /** The company's website, an http or https address; empty text is stored as null. Another domain than before ends the startup's verification. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a student. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateStudentInput = {
  /** Course and year, at most 280 characters; empty text is stored as null. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Changes to the student's profile, saved in the same transaction. */
  profile?: InputMaybe<UpdateProfileInput>;
  /** Whether startups see the résumé only once they approved a team of the student's, instead of with an application. Applies to all applications, those already sent included. */
  resumeAfterApproval?: InputMaybe<Scalars['Boolean']['input']>;
  /** Link to the résumé, an https link to drive.google.com or docs.google.com; empty text is stored as null. */
  resumeUrl?: InputMaybe<Scalars['String']['input']>;
  /** Skills: at most 60, of at most 60 characters each. Empty entries and duplicates are dropped. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Changes to a team. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateTeamInput = {
  /** Description, at most 10000 characters; empty text is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The id of the team to change. */
  id: Scalars['ID']['input'];
  /** The new lead: a member of the team or the club head. Null makes the club head the lead. */
  teamLeadId?: InputMaybe<Scalars['ID']['input']>;
  /** The team's name, at most 140 characters. */
  teamName?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a webhook. Fields left out stay unchanged. Null clears a field; required fields refuse it. */
export type UpdateWebhookInput = {
  /** Purpose of the webhook, at most 140 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Events to subscribe to; at least one. An access token also needs the scopes to read what the events are about. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The webhook's id. */
  id: Scalars['ID']['input'];
  /** False: it receives no events, and events that happen before it is enabled again are not sent later. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The URL that events are posted to: a full address that starts with https://, with port 443 or 1024 and above, on the public internet, at most 2048 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The role of a user, chosen at registration; it never changes. */
export type UserType =
  /** Leads a club and acts on its behalf. */
  | 'CLUB_HEAD'
  /** Represents a startup: posts projects and answers applications. */
  | 'STARTUP'
  /** Belongs to a club and works in its teams. */
  | 'STUDENT';

/** A domain that a club or startup showed to be its own, exactly as it was checked. Several may have the same domain: a college has many clubs. Says nothing else about them. Scope: PROFILES_READ. */
export type Verification = {
  /** When a check last succeeded. It is checked again every 30 days. */
  checkedAt: Scalars['DateTime']['output'];
  /** The domain, in ASCII: letters of other scripts appear in punycode, so that none deceive. */
  domain: Scalars['String']['output'];
  /** The verification's id. */
  id: Scalars['ID']['output'];
  /** How it was shown. */
  method: VerificationMethod;
};

/** What the head or owner publishes, or has answered, to have the domain verified. Visible to them alone. Scope: PROFILES_READ. */
export type VerificationChallenge = {
  /** The domain, in ASCII. */
  domain: Scalars['String']['output'];
  /** Where the newest link was mailed to; null if none was. */
  email?: Maybe<Scalars['String']['output']>;
  /** Until when it waits to be shown; null once the domain is verified. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when a later check has failed, or the mail of one waits for an answer; null while all is well. The verification ends if the next check fails too. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The address at which the website serves the file, there or below `www`. Null for clubs. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** The id of the verification, which it becomes. */
  id: Scalars['ID']['output'];
  /** Whether the domain is verified at the moment. */
  isVerified: Scalars['Boolean']['output'];
  /** Until when that link works; null once it was followed. */
  mailExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text of the record, or a line of the file. */
  proof: Scalars['String']['output'];
  /** The name of the TXT record to add. */
  recordName: Scalars['String']['output'];
};

/** How a club or startup shows that a domain is its own. */
export type VerificationMethod =
  /** A TXT record of the domain has the expected text. */
  | 'DNS'
  /** A file under `/.well-known/` of the website has the expected text. */
  | 'FILE'
  /** Somebody followed the link in a mail to an address at the domain. */
  | 'MAIL';

/** The token from a verification link. */
export type VerifyEmailInput = {
  /** The `token` parameter of the link in the email. */
  token: Scalars['String']['input'];
};

/** The first code from an authenticator app. */
export type VerifyTotpInput = {
  /** The six-digit code from the app. */
  code: Scalars['String']['input'];
  /** The `id` that enrollTotp returned. */
  id: Scalars['ID']['input'];
};

/** A domain that a club or startup has yet to show to be its own, or failed to show again, for operators. */
export type WaitingDomain = {
  /** When a check last succeeded; null if none did. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the club or startup named the domain. */
  createdAt: Scalars['DateTime']['output'];
  /** The domain, in ASCII. */
  domain: Scalars['String']['output'];
  /** Until when it can be shown. Then the verification, or the wait for it, ends. */
  dueAt: Scalars['DateTime']['output'];
  /** Since when later checks have failed; null if none did. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the verification. */
  id: Scalars['ID']['output'];
  /** How it was shown before; null if it never was. */
  method?: Maybe<VerificationMethod>;
  /** Name of the club or startup. */
  organisationName: Scalars['String']['output'];
};

/** One page of a list of type WaitingDomain. */
export type WaitingDomainConnection = {
  /** The items with their cursors. */
  edges: Array<WaitingDomainEdge>;
  /** The items. */
  nodes: Array<WaitingDomain>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One WaitingDomain and its position in a list. */
export type WaitingDomainEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The WaitingDomain. */
  node: WaitingDomain;
};

/** A URL that events are posted to, limited to events about data its owner may see. Visible to its owner. Scope: WEBHOOKS_READ. */
export type Webhook = {
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The webhook's deliveries, newest first. */
  deliveries: WebhookDeliveryConnection;
  /** Its purpose, as described by its owner. */
  description?: Maybe<Scalars['String']['output']>;
  /** Why it was disabled; null while it is enabled. */
  disabledReason?: Maybe<WebhookDisabledReason>;
  /** The events it is subscribed to. */
  events: Array<WebhookEvent>;
  /** When the first attempt failed since the last successful delivery; null if the last attempt succeeded. After 5 days of failures the webhook is disabled. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The webhook's id. */
  id: Scalars['ID']['output'];
  /** Whether it receives events. */
  isEnabled: Scalars['Boolean']['output'];
  /** Until when deliveries are also signed with the previous secret; null if there is none. */
  previousSecretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The URL that events are posted to. */
  url: Scalars['String']['output'];
};


/** A URL that events are posted to, limited to events about data its owner may see. Visible to its owner. Scope: WEBHOOKS_READ. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: Scalars['Int']['input'];
};

/** One page of a list of type Webhook. */
export type WebhookConnection = {
  /** The items with their cursors. */
  edges: Array<WebhookEdge>;
  /** The items. */
  nodes: Array<Webhook>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One event on its way to one webhook, across all attempts. Kept for 30 days. Visible to the webhook's owner. Scope: WEBHOOKS_READ. */
export type WebhookDelivery = {
  /** Number of attempts so far. */
  attempts: Scalars['Int']['output'];
  /** When the delivery was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Duration of the last attempt. */
  durationMilliseconds?: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed, if the status does not explain it. */
  error?: Maybe<Scalars['String']['output']>;
  /** The event's id: the `webhook-id` header of every attempt, and `id` in the payload. A redelivery has the id of the original delivery. */
  eventId: Scalars['ID']['output'];
  /** The event type, as in the payload's `type`: `application.received`, or `ping` for a test. */
  eventType: Scalars['String']['output'];
  /** The delivery's id. */
  id: Scalars['ID']['output'];
  /** Whether redeliverWebhookDelivery requested this delivery. */
  isRedelivery: Scalars['Boolean']['output'];
  /** When it was last attempted; null if never. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the next attempt is due; null if there is none. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The JSON payload. */
  payload: Scalars['String']['output'];
  /** HTTP status of the response to the last attempt; null without a response. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  /** The beginning of that response, at most 1000 characters. */
  responseText?: Maybe<Scalars['String']['output']>;
  /** The delivery's state. */
  state: WebhookDeliveryState;
};

/** One page of a list of type WebhookDelivery. */
export type WebhookDeliveryConnection = {
  /** The items with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The items. */
  nodes: Array<WebhookDelivery>;
  /** Position of this page. */
  pageInfo: PageInfo;
  /** Number of items across all pages. Costs 10 points, since all of them are counted; 50 for the lists of all clubs and projects. */
  totalCount: Scalars['Int']['output'];
};

/** One WebhookDelivery and its position in a list. */
export type WebhookDeliveryEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The WebhookDelivery. */
  node: WebhookDelivery;
};

/** Filters for a list of deliveries. */
export type WebhookDeliveryFilter = {
  /** Only deliveries in this state. */
  state?: InputMaybe<WebhookDeliveryState>;
};

/** How far the delivery of an event has come. */
export type WebhookDeliveryState =
  /** The receiver responded with a status from 200 to 299. */
  | 'DELIVERED'
  /** Given up; redeliverWebhookDelivery can send it again. */
  | 'FAILED'
  /** Not delivered yet; the next attempt is at nextAttemptAt. */
  | 'PENDING';

/** Why a webhook is disabled. */
export type WebhookDisabledReason =
  /** No delivery succeeded for 5 days. */
  | 'FAILING'
  /** The receiver responded 410 Gone. */
  | 'GONE'
  /** Its owner disabled it. */
  | 'OWNER';

/** One Webhook and its position in a list. */
export type WebhookEdge = {
  /** Pass it as `after` to continue after this item. */
  cursor: Scalars['String']['output'];
  /** The Webhook. */
  node: Webhook;
};

/** An event that a webhook can subscribe to. */
export type WebhookEvent =
  /** An application or invitation was approved. */
  | 'APPLICATION_APPROVED'
  /** An application or invitation was sent. */
  | 'APPLICATION_RECEIVED'
  /** An application or invitation was rejected. */
  | 'APPLICATION_REJECTED'
  /** A deliverable was completed. */
  | 'DELIVERABLE_COMPLETED'
  /** A deliverable was added. */
  | 'DELIVERABLE_CREATED'
  /** A deliverable was deleted. */
  | 'DELIVERABLE_DELETED'
  /** A deliverable was marked incomplete. */
  | 'DELIVERABLE_REOPENED'
  /** A deliverable was changed. */
  | 'DELIVERABLE_UPDATED'
  /** A project was taken up or completed. */
  | 'PROJECT_STATUS_CHANGED';

/** A webhook's new secret. */
export type WebhookSecret = {
  /** The secret that signs deliveries: `whsec_` and 32 bytes in base64. It is shown only once. */
  secret: Scalars['String']['output'];
  /** The webhook it belongs to. */
  webhook: Webhook;
};

/** The pending application to withdraw. */
export type WithdrawApplicationInput = {
  /** The application's id. It must be pending, and the viewer's side must have started it. */
  id: Scalars['ID']['input'];
};

/** The offer to withdraw. */
export type WithdrawHandoverInput = {
  /** The offer's id. The club or startup must be the viewer's to hand over. */
  id: Scalars['ID']['input'];
};

/** An invitation that was sent. */
export type WithdrawMembershipInvitationInput = {
  /** The invitation's id. */
  id: Scalars['ID']['input'];
};

/** The open project to withdraw. */
export type WithdrawProjectInput = {
  /** The project's id. It must be open and belong to the viewer's startup. */
  id: Scalars['ID']['input'];
};

/** An invitation that was sent. */
export type WithdrawRosterInvitationInput = {
  /** The invitation's id. */
  id: Scalars['ID']['input'];
};
