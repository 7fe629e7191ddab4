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
  /** A moment in UTC with milliseconds, in RFC 3339: 2026-01-31T09:30:00.000Z. */
  DateTime: { input: string; output: string; }
};

/** What a personal access token may do, within what its person may do. Writing in an area includes reading it. */
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

/** A personal access token, with which a person's program calls the API. Seen by its person, in a session. */
export type AccessToken = {
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends; null if it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names the token; not the token itself. */
  id: Scalars['ID']['output'];
  /** Whether that moment has passed. */
  isExpired: Scalars['Boolean']['output'];
  /** The last four characters of the token, by which it can be recognised. */
  lastFour: Scalars['String']['output'];
  /** When it was last used, to the minute; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the person called it. */
  name: Scalars['String']['output'];
  /** What it may be used for, within what its person may do. */
  scopes: Array<AccessScope>;
};

/** One page of a list of type AccessToken. */
export type AccessTokenConnection = {
  /** The items with their cursors. */
  edges: Array<AccessTokenEdge>;
  /** The items. */
  nodes: Array<AccessToken>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One AccessToken and its place in a list. */
export type AccessTokenEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The AccessToken. */
  node: AccessToken;
};

/** What would happen if the signed-in person deleted their account now. */
export type AccountDeletionPreview = {
  /** The club that a student or officer leaves, or that closes with its head's account. */
  clubName?: Maybe<Scalars['String']['output']>;
  /** Completed projects of a startup or of a head's club. They stay for the other side, without the name. */
  completedProjectCount: Scalars['Int']['output'];
  /** Open projects of a startup, which are withdrawn. */
  openProjectCount: Scalars['Int']['output'];
  /** Applications and invitations waiting for an answer, which disappear. */
  pendingApplicationCount: Scalars['Int']['output'];
  /** The newest 10 of the projects in progress that the person's startup offers or the person's club works on. While there are any, the account cannot be deleted. */
  projectsInProgress: Array<Project>;
  /** Students of a head's club, who keep their accounts and have no club any more. */
  studentCount: Scalars['Int']['output'];
  /** Whether others act for the person's club or startup too. While they do, its head or owner cannot delete the account before handing it over. */
  successorNeeded: Scalars['Boolean']['output'];
  /** Teams that a student leaves, or that are deleted with a head's club. */
  teamCount: Scalars['Int']['output'];
};

/** A login of the signed-in person on one device, as long as it stands. */
export type ActiveSession = {
  /** When the person logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** When the session ends unless it is used before. */
  expiresAt: Scalars['DateTime']['output'];
  /** Names the session for endSession. */
  id: Scalars['ID']['output'];
  /** Whether this is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session was last refreshed; clients do so about once an hour while they are in use. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** What the device called itself at login: the `User-Agent` header. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of type ActiveSession. */
export type ActiveSessionConnection = {
  /** The items with their cursors. */
  edges: Array<ActiveSessionEdge>;
  /** The items. */
  nodes: Array<ActiveSession>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One ActiveSession and its place in a list. */
export type ActiveSessionEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The ActiveSession. */
  node: ActiveSession;
};

/** A deliverable for an existing project. */
export type AddDeliverableInput = {
  /** What it consists of, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The day by whose end it is due. May lie outside the project's span. */
  dueDate: Scalars['Date']['input'];
  /** The project, which cannot be changed later. */
  projectId: Scalars['ID']['input'];
  /** What is handed over, at most 140 characters. */
  title: Scalars['String']['input'];
};

/** Students to add to a team; all are added or none. */
export type AddTeamMembersInput = {
  /** 1 to 100 students of the head's own club who are not in the team. */
  studentIds: Array<Scalars['ID']['input']>;
  /** The team that they join. */
  teamId: Scalars['ID']['input'];
};

/** A club's application for a project, or a startup's invitation to one. The side that did not start it answers. Visible to the owning startup and to the club's head and students. Scope: APPLICATIONS_READ. */
export type Application = {
  /** When it was approved or rejected; null while it is pending. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The club that applied or was invited. */
  club: Club;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The application's id. */
  id: Scalars['ID']['output'];
  /** Who started it. */
  initiatedBy: ApplicationInitiator;
  /** What the side that started it wrote. */
  message: Scalars['String']['output'];
  /** The project that the club applied for or is invited to. */
  project: Project;
  /** PENDING until it is answered. */
  status: ApplicationStatus;
  /** The team that would do or does the work. Null for an invitation that was not approved, for a startup that rejected the application, and for whoever else may not see the team. */
  team?: Maybe<Team>;
  /** How many people took part: the students who were in the team when the application was sent and have not left it (once it is approved, all in the team), and the club head where they lead it. Null where the application names no team. */
  teamMemberCount?: Maybe<Scalars['Int']['output']>;
  /** The team's name, which a startup reads after a rejection too. Null where the application names no team. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One Application and its place in a list. */
export type ApplicationEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Application. */
  node: Application;
};

/** Narrows a list of applications. */
export type ApplicationFilter = {
  /** Applications of clubs only, or invitations only. */
  initiatedBy?: InputMaybe<ApplicationInitiator>;
  /** Applications for this project only. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Applications in this status only. */
  status?: InputMaybe<ApplicationStatus>;
};

/** Who started an application. The other side answers it. */
export type ApplicationInitiator =
  /** The club applied; the startup answers. */
  | 'CLUB'
  /** The startup invited the club; the club answers. */
  | 'STARTUP';

/** The answer to an application. */
export type ApplicationStatus =
  /** Its team is linked to the project. */
  | 'APPROVED'
  /** Waits for an answer; whoever started it can withdraw it. */
  | 'PENDING'
  /** Turned down; the club cannot apply for the project again. */
  | 'REJECTED';

/** Which application is approved. */
export type ApproveApplicationInput = {
  /** A pending application that the other side started. */
  id: Scalars['ID']['input'];
  /** For an invitation only: the team of the viewer's club that takes the project. Without one, '{project title} Team' is found or created, led by the head. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

/** Something that was done. Seen, in a session, by who did it and by whose row it was done to. */
export type AuditEvent = {
  /** Name of that token, for the person whose token it is. */
  accessTokenName?: Maybe<Scalars['String']['output']>;
  /** What was done, as the permissions name it: `project.update`. */
  action: Scalars['String']['output'];
  /** Who did it. Null when the account was deleted since, or the viewer may not see the person. */
  actor?: Maybe<Profile>;
  /** Names the event. */
  id: Scalars['ID']['output'];
  /** When it was done. */
  occurredAt: Scalars['DateTime']['output'];
  /** Id of the request that did it, as it stands in the server's log. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** What kind of row it was done to: `project`. */
  resource: Scalars['String']['output'];
  /** The row's id. The row may be gone by now. */
  resourceId: Scalars['ID']['output'];
  /** Whether a program did it with a personal access token, rather than the person in a session. */
  viaAccessToken: Scalars['Boolean']['output'];
};

/** One page of a list of type AuditEvent. */
export type AuditEventConnection = {
  /** The items with their cursors. */
  edges: Array<AuditEventEdge>;
  /** The items. */
  nodes: Array<AuditEvent>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One AuditEvent and its place in a list. */
export type AuditEventEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The AuditEvent. */
  node: AuditEvent;
};

/** A new password, and proof that the person knows the old one. */
export type ChangePasswordInput = {
  /** The password that is in force. */
  currentPassword: Scalars['String']['input'];
  /** The new password: 8 to 200 characters. */
  newPassword: Scalars['String']['input'];
};

/** A student club at a college. Its head and officers act for it. Scope: CLUBS_READ. */
export type Club = {
  /** How many projects in progress have a team of this club. */
  activeProjectCount: Scalars['Int']['output'];
  /** How many applications and invitations the club has. Filled for those who act for the club and for its students. Scope: APPLICATIONS_READ. */
  applicationCount?: Maybe<Scalars['Int']['output']>;
  /** Applications and invitations, pending ones first, then newest first. Filled for those who act for the club and for its students. Scope: APPLICATIONS_READ. */
  applications?: Maybe<ApplicationConnection>;
  /** The club's name. */
  clubName: Scalars['String']['output'];
  /** What the club is about. */
  clubType: ClubType;
  /** The college the club belongs to. */
  collegeName: Scalars['String']['output'];
  /** What the club does, in its own words. */
  description?: Maybe<Scalars['String']['output']>;
  /** The club head. */
  head: Profile;
  /** The club's id, which stays when another person heads it. */
  id: Scalars['ID']['output'];
  /** Address of the club's logo, relative to that of the API (`/files/…`), a square WebP. Put with `POST /files/logo`, removed with `DELETE`. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** How many students the club has. */
  memberCount: Scalars['Int']['output'];
  /** The club's students by name. Filled for those who act for the club and for its students. */
  members?: Maybe<StudentConnection>;
  /** Whether officers may answer a startup's invitation, as the head may. Filled for those who act for the club and for its students. */
  officersMayAnswer?: Maybe<Scalars['Boolean']['output']>;
  /** Who acts for the club: its head, then its officers in the order of succession. Filled for them and for the club's students. */
  people?: Maybe<MembershipConnection>;
  /** The projects that approvals linked to the club's teams, newest first. Filled for those who act for the club and for its students. Scope: TEAMS_READ. */
  projects?: Maybe<ProjectConnection>;
  /** The code students join with: 6 characters A-Z and 0-9. Filled for those who act for the club. */
  secretCode?: Maybe<Scalars['String']['output']>;
  /** The club's teams that the viewer may see, newest first. Filled for those who act for the club and for its students. Scope: TEAMS_READ. */
  teams?: Maybe<TeamConnection>;
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One Club and its place in a list. */
export type ClubEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Club. */
  node: Club;
};

/** Narrows a list of clubs. */
export type ClubFilter = {
  /** Clubs of this type only. */
  clubType?: InputMaybe<ClubType>;
  /** Clubs that can still be invited to this open project of the viewer's startup: those that neither applied nor were invited. Finds none for anybody else. An access token also needs APPLICATIONS_READ. */
  invitableTo?: InputMaybe<Scalars['ID']['input']>;
  /** Matches name, college and the skills of those members whom the viewer may see, ignoring case. Costs 100 points. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What registration may learn about the club behind a code. */
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
  /** `extensions.challenge` of logIn's FACTOR_REQUIRED. */
  challenge: Scalars['String']['input'];
  /** The six digits that the authenticator app shows, or a recovery code. */
  code: Scalars['String']['input'];
  /** As in logIn. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
};

/** Which project is done. */
export type CompleteProjectInput = {
  /** A project in progress that the viewer owns. */
  id: Scalars['ID']['input'];
};

/** A new personal access token. */
export type CreateAccessTokenInput = {
  /** In how many days it ends, 1 to 366; 30 when left out. Null for a token that does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What it is for, at most 140 characters. */
  name: Scalars['String']['input'];
  /** What it may be used for; at least one. Writing in an area includes reading it. */
  scopes: Array<AccessScope>;
};

/** A new project with its deliverables; all are written or none. */
export type CreateProjectInput = {
  /** The kind of work. */
  category: ProjectCategory;
  /** What the team is to hand over; at most 100. */
  deliverables?: Array<DeliverableInput>;
  /** What is to be built or found out, for whom, and what good looks like; at most 10000 characters. */
  description: Scalars['String']['input'];
  /** How long the work takes, at most 40 characters, for example '1-2 months'; a bare number means weeks. */
  duration: Scalars['String']['input'];
  /** Not before the start date. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 60 skills of at most 60 characters. */
  skills: Array<Scalars['String']['input']>;
  /** Not in the past when it is set or changed. */
  startDate: Scalars['Date']['input'];
  /** What the startup pays, in words, at most 140 characters; empty is stored as null. */
  stipend?: InputMaybe<Scalars['String']['input']>;
  /** How many students the team should have: 1 to 1000. */
  teamSize: Scalars['Int']['input'];
  /** What the project is called, at most 140 characters. */
  title: Scalars['String']['input'];
};

/** A new team of the head's own club. */
export type CreateTeamInput = {
  /** What the team is for, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** A project the head may see and would like the team to get. Grants nothing. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** The team's name, at most 140 characters. */
  teamName: Scalars['String']['input'];
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** What it is for, at most 140 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told about; at least one. An access token also needs the scopes to read what the events are about. */
  events: Array<WebhookEvent>;
  /** Where events are posted: a full address that starts with https://, with port 443 or one from 1024 on, on the public internet, at most 2048 characters. */
  url: Scalars['String']['input'];
};

/** A token just created. */
export type CreatedAccessToken = {
  /** What is kept of it. */
  accessToken: AccessToken;
  /** Send it as `Authorization: Bearer quadwork_…`. It is shown this once and cannot be read again. */
  token: Scalars['String']['output'];
};

/** Proof that somebody means to delete their own account. */
export type DeleteAccountInput = {
  /** The e-mail address of the account, typed once more. */
  confirmation: Scalars['String']['input'];
  /** The person's password. */
  password: Scalars['String']['input'];
};

/** Which deliverable goes. */
export type DeleteDeliverableInput = {
  /** The deliverable. */
  id: Scalars['ID']['input'];
};

/** Which team goes. */
export type DeleteTeamInput = {
  /** A team without a project and without an application. */
  id: Scalars['ID']['input'];
};

/** A webhook to delete, with the log of what was sent to it. */
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
  /** The day by whose end it is due. */
  dueDate: Scalars['Date']['output'];
  /** Days from today to the due day, in the product's time zone: 0 when due today, negative when late. */
  dueInDays: Scalars['Int']['output'];
  /** The deliverable's id. */
  id: Scalars['ID']['output'];
  /** Whether it is done. */
  isCompleted: Scalars['Boolean']['output'];
  /** Not done, and due today or within the next seven days. */
  isDueSoon: Scalars['Boolean']['output'];
  /** Not done, and its due day has ended in the product's time zone. */
  isOverdue: Scalars['Boolean']['output'];
  /** The project it belongs to. */
  project: Project;
  /** The team linked to the project; null while there is none. */
  team?: Maybe<Team>;
  /** What is handed over. */
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
  /** The deliverable as it is now; null when it is gone. */
  deliverable?: Maybe<Deliverable>;
  /** The deliverable's id, also when it is gone. */
  deliverableId: Scalars['ID']['output'];
  /** The change's own id. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  kind: DeliverableChangeKind;
  /** The id of the project it belongs to. */
  projectId: Scalars['ID']['output'];
};

/** What became of a deliverable. */
export type DeliverableChangeKind =
  /** It was marked as complete. */
  | 'COMPLETED'
  /** It was added to the project. */
  | 'CREATED'
  /** It is gone. */
  | 'DELETED'
  /** It is no longer marked as complete. */
  | 'REOPENED'
  /** Its title, description or due date was changed. */
  | 'UPDATED';

/** One page of a list of type Deliverable. */
export type DeliverableConnection = {
  /** The items with their cursors. */
  edges: Array<DeliverableEdge>;
  /** The items. */
  nodes: Array<Deliverable>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One Deliverable and its place in a list. */
export type DeliverableEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Deliverable. */
  node: Deliverable;
};

/** Narrows a list of deliverables. */
export type DeliverableFilter = {
  /** Done ones, or those still to do. */
  isCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that somebody has still to deliver: not done, of a project in progress. Or all others. */
  isUpcoming?: InputMaybe<Scalars['Boolean']['input']>;
  /** Deliverables of this project only. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Deliverables of completed projects, or those of open ones and ones in progress. */
  projectIsCompleted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A deliverable to be written. */
export type DeliverableInput = {
  /** What it consists of, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The day by whose end it is due. May lie outside the project's span. */
  dueDate: Scalars['Date']['input'];
  /** What is handed over, at most 140 characters. */
  title: Scalars['String']['input'];
};

/** A deliverable that projects of a category usually have. Scope: PROJECTS_READ. */
export type DeliverableTemplate = {
  /** The kind of work it belongs to. */
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

/** The login on one device that is to end. */
export type EndSessionInput = {
  /** A session of the signed-in person. */
  id: Scalars['ID']['input'];
};

/** An authenticator app to enrol. */
export type EnrollTotpInput = {
  /** What to call it, at most 80 characters. */
  friendlyName: Scalars['String']['input'];
  /** The person's password. */
  password: Scalars['String']['input'];
};

/** A second factor that the person enrolled. */
export type Factor = {
  /** When it was enrolled. */
  createdAt: Scalars['DateTime']['output'];
  /** How it is proven. */
  factorType: FactorType;
  /** What the person called it. */
  friendlyName?: Maybe<Scalars['String']['output']>;
  /** Names the factor. */
  id: Scalars['ID']['output'];
  /** Whether it is in force. */
  status: FactorStatus;
};

/** Whether a second factor is in force. */
export type FactorStatus =
  /** Enrolled, but not proven yet; not asked for at login. */
  | 'UNVERIFIED'
  /** Proven, and asked for at login. */
  | 'VERIFIED';

/** How a second factor is proven. */
export type FactorType =
  /** A code sent to a phone. Known to the model, not offered. */
  | 'PHONE'
  /** A code from an authenticator app. */
  | 'TOTP';

/** A way in which a person proves who they are at login. */
export type Identity = {
  /** When the person was first known this way. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique among the person's identities. */
  id: Scalars['ID']['output'];
  /** Who vouches for the person: `email` for an address and a password. */
  provider: Scalars['String']['output'];
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

/** A startup's invitation. */
export type InviteClubInput = {
  /** The club that is invited. */
  clubId: Scalars['ID']['input'];
  /** What the startup says to the club: 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** An open project that the viewer owns. */
  projectId: Scalars['ID']['input'];
};

/** Which club a student joins. */
export type JoinClubInput = {
  /** The code that the club's head gives away, in any case. */
  clubCode: Scalars['String']['input'];
};

/** Who logs in. */
export type LogInInput = {
  /** The `deviceToken` that an earlier login on this device was answered with, whoever logged in. On a device that the account is known to use, other people's wrong passwords do not count. One that is not known changes nothing. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** The address given at registration; case does not matter. */
  email: Scalars['String']['input'];
  /** The password that goes with the address. */
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
};

/** One page of a list of type Membership. */
export type MembershipConnection = {
  /** The items with their cursors. */
  edges: Array<MembershipEdge>;
  /** The items. */
  nodes: Array<Membership>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One Membership and its place in a list. */
export type MembershipEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Membership. */
  node: Membership;
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

/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type Mutation = {
  /** Adds a deliverable to a project. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everybody logged in. Scope: DELIVERABLES_WRITE. */
  addDeliverable: Deliverable;
  /** Adds students of the head's club to a team. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, MEMBER_ALREADY_EXISTS. Access: students and club heads. Scope: TEAMS_WRITE. */
  addTeamMembers: Team;
  /** Approves an application or invitation that the other side started: the team is linked and the project is in progress. Other applications stay pending. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING, PROJECT_NOT_OPEN. Access: everybody logged in. Scope: APPLICATIONS_WRITE. */
  approveApplication: Application;
  /** Changes the signed-in person's password and ends their other sessions; this one goes on. Always true. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. Access: everybody logged in, in a session only. */
  changePassword: Scalars['Boolean']['output'];
  /** Begins the session for which logIn answered FACTOR_REQUIRED. A challenge works once, within five minutes, for five wrong codes at most, and while the password stays the same. Errors: BAD_USER_INPUT, INVALID_CODE, CHALLENGE_EXPIRED, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  completeLogIn: Session;
  /** Ends a project in progress. Errors: NOT_FOUND, FORBIDDEN, PROJECT_NOT_IN_PROGRESS. Access: startups. Scope: PROJECTS_WRITE. */
  completeProject: Project;
  /** Creates a personal access token and mails its person about it. Errors: BAD_USER_INPUT, TOO_MANY_ACCESS_TOKENS, FORBIDDEN. Access: everybody logged in, in a session only. */
  createAccessToken: CreatedAccessToken;
  /** Posts an open project with its deliverables. Errors: BAD_USER_INPUT, FORBIDDEN. Access: startups. Scope: PROJECTS_WRITE. */
  createProject: Project;
  /** Creates a team of the head's club, led by the head. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: TEAMS_WRITE. */
  createTeam: Team;
  /** Subscribes an address to events. Errors: BAD_USER_INPUT, TOO_MANY_WEBHOOKS, RATE_LIMITED, FORBIDDEN. Access: everybody logged in. Scope: WEBHOOKS_WRITE. */
  createWebhook: WebhookSecret;
  /** Deletes the signed-in person's account and ends all their sessions. accountDeletionPreview tells what goes and what stays. Always true. Errors: BAD_USER_INPUT, SUCCESSOR_NEEDED, WORK_IN_PROGRESS, CONFLICT, RATE_LIMITED. Access: everybody logged in, in a session only. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes a deliverable and returns its id. Errors: NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everybody logged in. Scope: DELIVERABLES_WRITE. */
  deleteDeliverable: Scalars['ID']['output'];
  /** Deletes a team and returns its id. Errors: NOT_FOUND, FORBIDDEN, TEAM_IN_USE. Access: students and club heads. Scope: TEAMS_WRITE. */
  deleteTeam: Scalars['ID']['output'];
  /** Deletes a webhook with its log and returns its id. Errors: NOT_FOUND, FORBIDDEN. Access: everybody logged in. Scope: WEBHOOKS_WRITE. */
  deleteWebhook: Scalars['ID']['output'];
  /** Ends all sessions of the signed-in person, the one that asks included. The answer is how many. Access: everybody logged in, in a session only. */
  endAllSessions: Scalars['Int']['output'];
  /** Ends all sessions of the signed-in person but the one that asks. The answer is how many. Access: everybody logged in, in a session only. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one session of the signed-in person; its tokens are worth nothing from now on. The answer is its id. Errors: NOT_FOUND. Access: everybody logged in, in a session only. */
  endSession: Scalars['ID']['output'];
  /** Begins to enrol an authenticator app, in place of an enrolment that was not finished. Nothing is asked for at login before verifyTotp. Errors: BAD_USER_INPUT, FACTOR_ALREADY_ENROLLED, RATE_LIMITED. Access: everybody logged in, in a session only. */
  enrollTotp: TotpEnrollment;
  /** Invites a club to an open project. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN, ALREADY_APPLIED. Access: startups. Scope: APPLICATIONS_WRITE. */
  inviteClub: Application;
  /** A student without a club joins one by its code. Errors: BAD_USER_INPUT, INVALID_CLUB_CODE, ALREADY_IN_CLUB, RATE_LIMITED, FORBIDDEN. Access: students. Scope: PROFILES_WRITE. */
  joinClub: Student;
  /** Begins a session. EMAIL_NOT_VERIFIED and FACTOR_REQUIRED answer the right password only; the latter carries `extensions.challenge` for completeLogIn. Errors: BAD_USER_INPUT, INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, FACTOR_REQUIRED, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  logIn: Session;
  /** Ends the session; its tokens are worth nothing from now on. Always true. Access: everybody logged in, in a session only. */
  logOut: Scalars['Boolean']['output'];
  /** Sends an event of type `ping` to try a webhook out; it is tried once. Errors: NOT_FOUND, FORBIDDEN, WEBHOOK_DISABLED, RATE_LIMITED. Access: everybody logged in. Scope: WEBHOOKS_WRITE. */
  pingWebhook: WebhookDelivery;
  /** Sends an event once more, with its first id and payload; one that is still pending is tried at once instead. Errors: NOT_FOUND, FORBIDDEN, WEBHOOK_DISABLED, RATE_LIMITED. Access: everybody logged in. Scope: WEBHOOKS_WRITE. */
  redeliverWebhookDelivery: WebhookDelivery;
  /** Exchanges a refresh token for the next session. A client that lost the answer may ask again within 10 seconds. Using an old token otherwise ends the session. Errors: SESSION_EXPIRED, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  refreshSession: Session;
  /** Replaces the recovery codes of the second factor, of which there has to be one. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, RATE_LIMITED. Access: everybody logged in, in a session only. */
  regenerateRecoveryCodes: RecoveryCodes;
  /** Registers a club and its head. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  registerClubHead: RegistrationReceipt;
  /** Registers a startup and who acts for it. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  registerStartup: RegistrationReceipt;
  /** Registers a student with a club. Errors: BAD_USER_INPUT, INVALID_CLUB_CODE, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  registerStudent: RegistrationReceipt;
  /** Rejects an application or invitation that the other side started. Errors: NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING. Access: everybody logged in. Scope: APPLICATIONS_WRITE. */
  rejectApplication: Application;
  /** Rejects every application and invitation still pending for a project that is no longer open. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. Access: startups. Scope: APPLICATIONS_WRITE. */
  rejectOtherApplications: Project;
  /** Removes a second factor and its recovery codes, and answers with its id. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, RATE_LIMITED. Access: everybody logged in, in a session only. */
  removeFactor: Scalars['ID']['output'];
  /** Takes a student out of the club that the viewer acts for, and out of its teams. Only the head takes out an officer. Errors: NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: CLUBS_WRITE. */
  removeStudent: Club;
  /** Takes a student out of a team; the head leads it again where the student did. Errors: NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: TEAMS_WRITE. */
  removeTeamMember: Team;
  /** Mails a link to a new password if the address has an account. Always true, so that nobody can ask who is registered. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Mails the verification link again where one is due. Always true, so that nobody can ask who is registered. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  resendVerification: Scalars['Boolean']['output'];
  /** A fresh free secret code, held for an hour for the registration form that shows it. Errors: RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  reserveSecretCode: Scalars['String']['output'];
  /** Sets a new password by the link mailed for it and ends all sessions. Always true. Errors: BAD_USER_INPUT, INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  resetPassword: Scalars['Boolean']['output'];
  /** Ends a personal access token at once and returns its id. Errors: NOT_FOUND, FORBIDDEN. Access: everybody logged in, in a session only. */
  revokeAccessToken: Scalars['ID']['output'];
  /** Replaces the club's secret code; the old one stops working at once. Errors: FORBIDDEN. Access: students and club heads. Scope: CLUBS_WRITE. */
  rotateSecretCode: Club;
  /** Gives a webhook a new secret. For 24 hours what is sent is signed with the old one too. Errors: NOT_FOUND, FORBIDDEN. Access: everybody logged in. Scope: WEBHOOKS_WRITE. */
  rotateWebhookSecret: WebhookSecret;
  /** Writes to the people who run Quadwork. Always true. Errors: BAD_USER_INPUT, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Marks a deliverable as done, or as not done. Errors: NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everybody logged in. Scope: DELIVERABLES_WRITE. */
  setDeliverableCompletion: Deliverable;
  /** Applies for an open project on behalf of the club that the viewer acts for. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN, ALREADY_APPLIED. Access: students and club heads. Scope: APPLICATIONS_WRITE. */
  submitApplication: Application;
  /** Changes the page of the club that the viewer acts for. Errors: BAD_USER_INPUT, FORBIDDEN. Access: students and club heads. Scope: CLUBS_WRITE. */
  updateClub: Club;
  /** Changes a deliverable. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: everybody logged in. Scope: DELIVERABLES_WRITE. */
  updateDeliverable: Deliverable;
  /** Changes what the signed-in person says about themselves. Errors: BAD_USER_INPUT. Access: everybody logged in. Scope: PROFILES_WRITE. */
  updateProfile: Profile;
  /** Changes what a project says. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_COMPLETED. Access: startups. Scope: PROJECTS_WRITE. */
  updateProject: Project;
  /** Changes the page of the startup that the viewer acts for. Errors: BAD_USER_INPUT, FORBIDDEN. Access: startups. Scope: PROFILES_WRITE. */
  updateStartup: Startup;
  /** Changes what the student says about themselves. Errors: BAD_USER_INPUT, FORBIDDEN. Access: students. Scope: PROFILES_WRITE. */
  updateStudent: Student;
  /** Changes a team's name, description and lead. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. Access: students and club heads. Scope: TEAMS_WRITE. */
  updateTeam: Team;
  /** Changes, enables or disables a webhook. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, RATE_LIMITED. Access: everybody logged in. Scope: WEBHOOKS_WRITE. */
  updateWebhook: Webhook;
  /** Proves an address by the link mailed to it. Always true. Errors: INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  verifyEmail: Scalars['Boolean']['output'];
  /** Puts an enrolled authenticator app in force, ends the person's other sessions and answers with recovery codes. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, FACTOR_ALREADY_ENROLLED, RATE_LIMITED. Access: everybody logged in, in a session only. */
  verifyTotp: RecoveryCodes;
  /** Takes back a pending application or invitation and returns its id; the club may then apply again. Errors: NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING. Access: everybody logged in. Scope: APPLICATIONS_WRITE. */
  withdrawApplication: Scalars['ID']['output'];
  /** Deletes an open project with its pending applications and returns its id. Errors: NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN. Access: startups. Scope: PROJECTS_WRITE. */
  withdrawProject: Scalars['ID']['output'];
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationAddDeliverableArgs = {
  input: AddDeliverableInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationAddTeamMembersArgs = {
  input: AddTeamMembersInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationApproveApplicationArgs = {
  input: ApproveApplicationInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationCompleteLogInArgs = {
  input: CompleteLogInInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationCompleteProjectArgs = {
  input: CompleteProjectInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationDeleteDeliverableArgs = {
  input: DeleteDeliverableInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationDeleteTeamArgs = {
  input: DeleteTeamInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationEnrollTotpArgs = {
  input: EnrollTotpInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationInviteClubArgs = {
  input: InviteClubInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationJoinClubArgs = {
  input: JoinClubInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationPingWebhookArgs = {
  input: PingWebhookInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRedeliverWebhookDeliveryArgs = {
  input: RedeliverWebhookDeliveryInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRegenerateRecoveryCodesArgs = {
  input: RegenerateRecoveryCodesInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRegisterClubHeadArgs = {
  input: RegisterClubHeadInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRegisterStartupArgs = {
  input: RegisterStartupInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRegisterStudentArgs = {
  input: RegisterStudentInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRejectApplicationArgs = {
  input: RejectApplicationInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRejectOtherApplicationsArgs = {
  input: RejectOtherApplicationsInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRemoveFactorArgs = {
  input: RemoveFactorInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRemoveStudentArgs = {
  input: RemoveStudentInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRemoveTeamMemberArgs = {
  input: RemoveTeamMemberInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationResendVerificationArgs = {
  input: ResendVerificationInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationSetDeliverableCompletionArgs = {
  input: SetDeliverableCompletionInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationSubmitApplicationArgs = {
  input: SubmitApplicationInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateClubArgs = {
  input: UpdateClubInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateDeliverableArgs = {
  input: UpdateDeliverableInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateStartupArgs = {
  input: UpdateStartupInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateTeamArgs = {
  input: UpdateTeamInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationVerifyTotpArgs = {
  input: VerifyTotpInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationWithdrawApplicationArgs = {
  input: WithdrawApplicationInput;
};


/** Everything that can be changed. Each field returns what it changed and names its errors. Any of them may also answer UNAUTHENTICATED, INSUFFICIENT_SCOPE, RATE_LIMITED, CONFLICT, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_ANSWER_LOST, REQUEST_TIMED_OUT, DATABASE_UNAVAILABLE, INTERNAL_SERVER_ERROR, and FORBIDDEN to an access token where only a session may. */
export type MutationWithdrawProjectArgs = {
  input: WithdrawProjectInput;
};

/** Where a page stands in its list. */
export type PageInfo = {
  /** Cursor of the last item; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more behind this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the page was asked for with a cursor, so that something stands before it. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Everything stored about the signed-in person, without secrets. docs/personal-data.md describes the JSON. */
export type PersonalData = {
  /** A JSON object as text. */
  json: Scalars['String']['output'];
  /** Version of the JSON's shape; it grows when something is renamed or left out. */
  version: Scalars['Int']['output'];
};

/** A webhook to try out. */
export type PingWebhookInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
};

/** The signed-in person, or a person as far as the viewer may know them. Scope: PROFILES_READ. */
export type Profile = {
  /** Address of the person's picture, relative to that of the API (`/files/…`), a square WebP that whoever knows its address may fetch. Put with `POST /files/avatar`, removed with `DELETE`. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** What the person says about themselves. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The club that the person acts for or studies in; null for everybody else. */
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
  /** What is asked for at login besides the password. Filled for the person alone; null while there is none. */
  secondFactor?: Maybe<SecondFactor>;
  /** The startup the person acts for. Null for a student and a club head. */
  startup?: Maybe<Startup>;
  /** What is known of a student; null for the others. */
  student?: Maybe<Student>;
  /** The kind of user, chosen at registration and never changed. */
  userType: UserType;
};

/** A real-world project that a startup offers to a student team. Scope: PROJECTS_READ. */
export type Project = {
  /** The application or invitation of the viewer's club. Null for startups. */
  application?: Maybe<Application>;
  /** Pending ones first, then newest first. Filled for the owning startup. Scope: APPLICATIONS_READ. */
  applications?: Maybe<ApplicationConnection>;
  /** The kind of work. */
  category: ProjectCategory;
  /** When the startup completed the project. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the project was posted. */
  createdAt: Scalars['DateTime']['output'];
  /** Soonest due first. Null for whoever may not view the project's deliverables. Scope: DELIVERABLES_READ. */
  deliverables?: Maybe<DeliverableConnection>;
  /** What is to be built or found out, for whom, and what good looks like. */
  description: Scalars['String']['output'];
  /** How long the work takes, in words such as '1-2 months'; a bare number means weeks. */
  duration: Scalars['String']['output'];
  /** Last day of the work, where it is fixed. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The project's id. */
  id: Scalars['ID']['output'];
  /** How many teams are linked to the project: 0 or 1. */
  linkedTeamCount: Scalars['Int']['output'];
  /** Percent: a fixed figure, else the share of completed deliverables, else null. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Skills the team needs. */
  skills: Array<Scalars['String']['output']>;
  /** First day of the work. */
  startDate: Scalars['Date']['output'];
  /** The startup that owns the project. */
  startup: Startup;
  /** OPEN until an application is approved, IN_PROGRESS until the startup completes it. */
  status: ProjectStatus;
  /** What the startup pays, in words. */
  stipend?: Maybe<Scalars['String']['output']>;
  /** The team that an approval linked to the project; null while there is none. */
  team?: Maybe<Team>;
  /** How many students the team should have. */
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
  /** Whether the viewer acts for the owning startup. */
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

/** What a project is about. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One Project and its place in a list. */
export type ProjectEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Project. */
  node: Project;
};

/** Narrows a list of projects. */
export type ProjectFilter = {
  /** Projects of this category only. */
  category?: InputMaybe<ProjectCategory>;
  /** Which of the visible projects to list. */
  scope?: ProjectScope;
  /** Matches title, description, skills and company, ignoring case. Costs 100 points. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Projects in this status only. */
  status?: InputMaybe<ProjectStatus>;
};

/** Which of the projects the viewer may see are meant. */
export type ProjectScope =
  /** Open projects; for those who act for a club, those that it neither applied to nor was invited to. */
  | 'AVAILABLE'
  /** Those of the startup that the viewer acts for; those that the club the viewer acts for is approved for; those of a student's teams. */
  | 'MINE'
  /** Every project the viewer may see. */
  | 'VISIBLE';

/** How far a project is: open, then in progress once an application is approved, then completed by its startup. */
export type ProjectStatus =
  /** The startup has completed it. */
  | 'COMPLETED'
  /** An application was approved, and its team is at work. */
  | 'IN_PROGRESS'
  /** Clubs can apply and be invited. */
  | 'OPEN';

/** A ready-made project to start from. Scope: PROJECTS_READ. */
export type ProjectTemplate = {
  /** The kind of work. */
  category: ProjectCategory;
  /** Suggested description, in paragraphs. */
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

/** Everything that can be read. Lists are paged: `first` and `after`. */
export type Query = {
  /** The viewer's personal access tokens that are not revoked, newest first. Access: everybody logged in, in a session only. */
  accessTokens: AccessTokenConnection;
  /** What would happen if the signed-in person deleted their account now. Access: everybody logged in, in a session only. */
  accountDeletionPreview: AccountDeletionPreview;
  /** An application by its id; null when there is none or the viewer may not see it. Access: everybody logged in. Scope: APPLICATIONS_READ. */
  application?: Maybe<Application>;
  /** A startup's projects' or a club's applications and invitations, pending ones first, then newest first. Access: everybody logged in. Scope: APPLICATIONS_READ. */
  applications: ApplicationConnection;
  /** What the viewer did, and what was done to the viewer's projects, club, teams, applications and account; latest first. Access: everybody logged in, in a session only. */
  auditLog: AuditEventConnection;
  /** A club by its id; null when there is none. Access: everybody logged in. Scope: CLUBS_READ. */
  club?: Maybe<Club>;
  /** The club whose secret code this is, or null. Errors: RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  clubBySecretCode?: Maybe<ClubPreview>;
  /** Clubs, newest first. Startups find clubs to invite here. Access: everybody logged in. Scope: CLUBS_READ. */
  clubs: ClubConnection;
  /** A deliverable by its id; null when there is none or the viewer may not see it. Access: everybody logged in. Scope: DELIVERABLES_READ. */
  deliverable?: Maybe<Deliverable>;
  /** The deliverables that projects of a category usually have, earliest first. Access: everybody logged in. Scope: PROJECTS_READ. */
  deliverableTemplates: Array<DeliverableTemplate>;
  /** The deliverables the viewer may see, soonest due first. Access: everybody logged in. Scope: DELIVERABLES_READ. */
  deliverables: DeliverableConnection;
  /** Whether resetPassword would take the token of a mailed link now; asking does not use it up. Unknown, used and expired ones are alike false. Errors: RATE_LIMITED. Access: everybody, logged in or not, never with an access token. */
  isPasswordResetLinkValid: Scalars['Boolean']['output'];
  /** The signed-in person. Access: everybody logged in. Scope: PROFILES_READ. */
  me: Profile;
  /** Everything stored about the signed-in person, to keep or to take elsewhere. Access: everybody logged in, in a session only. */
  personalData: PersonalData;
  /** A project by its id; null when there is none or the viewer may not see it. Access: everybody logged in. Scope: PROJECTS_READ. */
  project?: Maybe<Project>;
  /** The categories that have open projects. Access: everybody logged in. Scope: PROJECTS_READ. */
  projectCategories: Array<ProjectCategory>;
  /** Every project template, by category. Access: everybody logged in. Scope: PROJECTS_READ. */
  projectTemplates: Array<ProjectTemplate>;
  /** The projects the viewer may see, newest first. Access: everybody logged in. Scope: PROJECTS_READ. */
  projects: ProjectConnection;
  /** Where the signed-in person is logged in, last used first. Access: everybody logged in, in a session only. */
  sessions: ActiveSessionConnection;
  /** A startup by its id; null when there is none. Access: everybody logged in. Scope: PROFILES_READ. */
  startup?: Maybe<Startup>;
  /** A student by their id; null when there is none or the viewer may not know them. Access: everybody logged in. Scope: PROFILES_READ. */
  student?: Maybe<Student>;
  /** A team by its id; null when there is none or the viewer may not see it. Access: everybody logged in. Scope: TEAMS_READ. */
  team?: Maybe<Team>;
  /** A head's club's teams; the teams a student is in. Newest first. Access: students and club heads. Scope: TEAMS_READ. */
  teams: TeamConnection;
  /** One of the viewer's webhooks by its id; null when there is none. Access: everybody logged in. Scope: WEBHOOKS_READ. */
  webhook?: Maybe<Webhook>;
  /** The viewer's webhooks, newest first. Access: everybody logged in. Scope: WEBHOOKS_READ. */
  webhooks: WebhookConnection;
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryAccessTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApplicationFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryClubArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryClubBySecretCodeArgs = {
  secretCode: Scalars['String']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryClubsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClubFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryDeliverableArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryDeliverableTemplatesArgs = {
  category: ProjectCategory;
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryDeliverablesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeliverableFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryIsPasswordResetLinkValidArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QuerySessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryStartupArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Lists are paged: `first` and `after`. */
export type QueryWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Codes that stand in for the second factor, each once. They are shown this once. */
export type RecoveryCodes = {
  /** Ten codes; earlier ones no longer work. */
  codes: Array<Scalars['String']['output']>;
};

/** What is sent once more. */
export type RedeliverWebhookDeliveryInput = {
  /** The delivery's id. */
  id: Scalars['ID']['input'];
};

/** A session to continue. */
export type RefreshSessionInput = {
  /** The session's newest refresh token. */
  refreshToken: Scalars['String']['input'];
};

/** Proof that recovery codes may be replaced. */
export type RegenerateRecoveryCodesInput = {
  /** A code from the authenticator app, or one of the recovery codes. */
  code: Scalars['String']['input'];
  /** The person's password. */
  password: Scalars['String']['input'];
};

/** A person who brings a club. */
export type RegisterClubHeadInput = {
  /** The club's name, at most 140 characters. */
  clubName: Scalars['String']['input'];
  /** What the club is about. */
  clubType: ClubType;
  /** The college the club belongs to, at most 140 characters. */
  collegeName: Scalars['String']['input'];
  /** What the club does, at most 10000 characters. */
  description: Scalars['String']['input'];
  /** The address to log in with; a verification link is mailed to it. */
  email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** From reserveSecretCode; when absent or expired the server makes one. */
  secretCode?: InputMaybe<Scalars['String']['input']>;
};

/** A person who acts for a startup. */
export type RegisterStartupInput = {
  /** The company's name, at most 140 characters. */
  companyName: Scalars['String']['input'];
  /** What the company does, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The address to log in with; a verification link is mailed to it. */
  email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** The industry the company works in. */
  industry: Industry;
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** What the person does there, at most 140 characters. */
  position: Scalars['String']['input'];
  /** An http or https address; empty is stored as null. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A student who joins a club. */
export type RegisterStudentInput = {
  /** The secret code of the club to join; case does not matter. */
  clubCode: Scalars['String']['input'];
  /** Course and year, at most 280 characters. */
  education: Scalars['String']['input'];
  /** The address to log in with; a verification link is mailed to it. */
  email: Scalars['String']['input'];
  /** Given name, at most 80 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 80 characters. */
  lastName: Scalars['String']['input'];
  /** 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** An https link to drive.google.com or docs.google.com. */
  resumeUrl: Scalars['String']['input'];
  /** What the student can do: at most 60 skills of at most 60 characters; empty and repeated ones are dropped. */
  skills?: Array<Scalars['String']['input']>;
};

/** The same for a new and a known address, so that nobody can ask who is registered. */
export type RegistrationReceipt = {
  /** The address a mail was sent to. */
  email: Scalars['String']['output'];
  /** What to tell the person. */
  message: Scalars['String']['output'];
};

/** Which application is rejected. */
export type RejectApplicationInput = {
  /** A pending application that the other side started. */
  id: Scalars['ID']['input'];
};

/** For which project the rest is rejected. */
export type RejectOtherApplicationsInput = {
  /** A project that the viewer owns and that is no longer open. */
  projectId: Scalars['ID']['input'];
};

/** A second factor to remove. */
export type RemoveFactorInput = {
  /** A code from the authenticator app, or a recovery code. Not looked at for an enrolment that was never verified, since that protects nothing. */
  code: Scalars['String']['input'];
  /** Names the factor. */
  id: Scalars['ID']['input'];
  /** The person's password. */
  password: Scalars['String']['input'];
};

/** Which student leaves the club. */
export type RemoveStudentInput = {
  /** A student of the club that the viewer acts for. */
  studentId: Scalars['ID']['input'];
};

/** Which student leaves which team. */
export type RemoveTeamMemberInput = {
  /** A student in the team. */
  studentId: Scalars['ID']['input'];
  /** The team that the student leaves. */
  teamId: Scalars['ID']['input'];
};

/** Who forgot the password. */
export type RequestPasswordResetInput = {
  /** The address given at registration. */
  email: Scalars['String']['input'];
};

/** Who did not get the verification mail. */
export type ResendVerificationInput = {
  /** The address given at registration. */
  email: Scalars['String']['input'];
};

/** A new password and the right to set it. */
export type ResetPasswordInput = {
  /** The new password: 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** The `token` of the link in the mail. */
  token: Scalars['String']['input'];
};

/** A token to end. */
export type RevokeAccessTokenInput = {
  /** The token's id. */
  id: Scalars['ID']['input'];
};

/** A webhook that gets a new secret. */
export type RotateWebhookSecretInput = {
  /** The webhook's id. */
  id: Scalars['ID']['input'];
};

/** The signed-in person's second factor in force. */
export type SecondFactor = {
  /** What the person called it. */
  friendlyName?: Maybe<Scalars['String']['output']>;
  /** Names the factor. */
  id: Scalars['ID']['output'];
  /** How many recovery codes are left. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when it is asked for at login. */
  verifiedAt: Scalars['DateTime']['output'];
};

/** A message to the people who run Quadwork. */
export type SendContactMessageInput = {
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** Plain text of 10 to 5000 characters. */
  message: Scalars['String']['input'];
  /** Who writes: 2 to 140 characters. */
  name: Scalars['String']['input'];
  /** What it is about: 5 to 140 characters. */
  subject: Scalars['String']['input'];
};

/** A signed-in session, kept by the client. */
export type Session = {
  /** Send it as `Authorization: Bearer …`. */
  accessToken: Scalars['String']['output'];
  /** After a login: names this device. Keep it when the session ends, and send it with the next login. Null after refreshSession. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** Unix time in seconds at which the access token expires. */
  expiresAt: Scalars['Int']['output'];
  /** Seconds the access token lives. */
  expiresIn: Scalars['Int']['output'];
  /** Exchange it once for the next session with refreshSession. Using it again later ends the session. */
  refreshToken: Scalars['String']['output'];
  /** Always `bearer`. */
  tokenType: Scalars['String']['output'];
  /** Who is signed in. */
  user: SessionUser;
};

/** The person a session belongs to, as they are when the session is handed out. */
export type SessionUser = {
  /** Address of the person's picture, as in Profile. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** The verified address the person logs in with. */
  email: Scalars['String']['output'];
  /** The person's second factors, oldest first. */
  factors: Array<Factor>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The person's profile id. */
  id: Scalars['ID']['output'];
  /** The ways in which the person can log in. */
  identities: Array<Identity>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** The kind of user. */
  userType: UserType;
};

/** Whether a deliverable is done. Takes the wanted state, so that two clicks do not undo each other. */
export type SetDeliverableCompletionInput = {
  /** The deliverable. */
  id: Scalars['ID']['input'];
  /** The wanted state. */
  isCompleted: Scalars['Boolean']['input'];
};

/** A company that posts projects. Scope: PROFILES_READ. */
export type Startup = {
  /** The company's name. */
  companyName: Scalars['String']['output'];
  /** What the company does. */
  description?: Maybe<Scalars['String']['output']>;
  /** The startup's id, which stays when another person owns its account. */
  id: Scalars['ID']['output'];
  /** The industry the company works in. */
  industry: Industry;
  /** Address of the company's logo, relative to that of the API (`/files/…`), a square WebP. Put with `POST /files/logo`, removed with `DELETE`. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Who acts for the startup: its owner, then the others. Filled for them. */
  people?: Maybe<MembershipConnection>;
  /** What the person who registered the startup does there. */
  position: Scalars['String']['output'];
  /** The company's web address (http or https). */
  website?: Maybe<Scalars['String']['output']>;
};


/** A company that posts projects. Scope: PROFILES_READ. */
export type StartupPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A student, as far as the viewer may know them. Scope: PROFILES_READ. */
export type Student = {
  /** Address of the student's picture. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** What the student says about themselves. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The student's club; null after leaving it. */
  club?: Maybe<Club>;
  /** Course and year. */
  education?: Maybe<Scalars['String']['output']>;
  /** Filled for the student, club mates, those who act for the club, and a startup that approved a team of the student's. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Also the id of the student's profile. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** An https link into the shared cloud drive. Filled for the student, those who act for the student's club, and a startup that approved a team of the student's or has yet to answer an application in which the student took part. */
  resumeUrl?: Maybe<Scalars['String']['output']>;
  /** What the student can do. */
  skills: Array<Scalars['String']['output']>;
};

/** One page of a list of type Student. */
export type StudentConnection = {
  /** The items with their cursors. */
  edges: Array<StudentEdge>;
  /** The items. */
  nodes: Array<Student>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One Student and its place in a list. */
export type StudentEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Student. */
  node: Student;
};

/** Narrows a list of students. */
export type StudentFilter = {
  /** Leaves out the students who are in this team, if the viewer may see it. */
  notInTeamId?: InputMaybe<Scalars['ID']['input']>;
  /** Matches name, e-mail and skills, ignoring case. Costs 100 points. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A club's application. */
export type SubmitApplicationInput = {
  /** What the club says to the startup: 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** An open project. */
  projectId: Scalars['ID']['input'];
  /** The team of the viewer's club that would do the work. */
  teamId: Scalars['ID']['input'];
};

/** Everything that can be followed, over a WebSocket at the same address by the protocol graphql-transport-ws. Each event is told to whoever may see the row at that moment, and to nobody else. */
export type Subscription = {
  /** An application or invitation was approved or rejected: told to the owning startup, to the head and to the students of the club. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everybody logged in. Scope: APPLICATIONS_READ. */
  applicationAnswered: Application;
  /** An application or invitation was sent: told to the owning startup, to the head and to the students of the club. `initiatedBy` tells who has to answer it. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everybody logged in. Scope: APPLICATIONS_READ. */
  applicationReceived: Application;
  /** A deliverable of an existing project was added, changed, completed, reopened or deleted: told to whoever may view the project's deliverables. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everybody logged in. Scope: DELIVERABLES_READ. */
  deliverableChanged: DeliverableChange;
  /** A project was taken up by a club, or was completed: told to whoever may see it after that. Errors: UNAUTHENTICATED, INSUFFICIENT_SCOPE. Access: everybody logged in. Scope: PROJECTS_READ. */
  projectStatusChanged: Project;
};


/** Everything that can be followed, over a WebSocket at the same address by the protocol graphql-transport-ws. Each event is told to whoever may see the row at that moment, and to nobody else. */
export type SubscriptionApplicationAnsweredArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be followed, over a WebSocket at the same address by the protocol graphql-transport-ws. Each event is told to whoever may see the row at that moment, and to nobody else. */
export type SubscriptionApplicationReceivedArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be followed, over a WebSocket at the same address by the protocol graphql-transport-ws. Each event is told to whoever may see the row at that moment, and to nobody else. */
export type SubscriptionDeliverableChangedArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be followed, over a WebSocket at the same address by the protocol graphql-transport-ws. Each event is told to whoever may see the row at that moment, and to nobody else. */
export type SubscriptionProjectStatusChangedArgs = {
  projectId?: InputMaybe<Scalars['ID']['input']>;
};

/** A team of a club's students. Visible to the club's head, to its members, to a startup while an application with it waits for an answer, and to everyone who may see a project it works on. Scope: TEAMS_READ. */
export type Team = {
  /** The club whose students work in the team. */
  club: Club;
  /** When the team was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What the team is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The team's id. */
  id: Scalars['ID']['output'];
  /** The projects that approvals linked to the team, as far as the viewer may see them; newest first. */
  linkedProjects: ProjectConnection;
  /** How many people the team has: its students, and the club head where they lead it; for a startup, how many of them it may see. The same as `members { totalCount }`. */
  memberCount: Scalars['Int']['output'];
  /** The lead first, then the students by the time they joined. A startup sees those who were in the team when it applied, and all of them once it approved the team. */
  members: TeamMemberConnection;
  /** The project wished for when the team was created; grants nothing. Null when there is none or the viewer may not see it. */
  project?: Maybe<Project>;
  /** Who leads the team: the club head or a member. The club head where a startup may not see the member (yet). */
  teamLead: Profile;
  /** The team's name. */
  teamName: Scalars['String']['output'];
  /** Whether the viewer may call addTeamMembers. */
  viewerCanAddMember: Scalars['Boolean']['output'];
  /** Whether the viewer may call deleteTeam now: a team with a project or an application stays. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the viewer may call updateTeam and removeTeamMember. */
  viewerCanUpdate: Scalars['Boolean']['output'];
};


/** A team of a club's students. Visible to the club's head, to its members, to a startup while an application with it waits for an answer, and to everyone who may see a project it works on. Scope: TEAMS_READ. */
export type TeamLinkedProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: Scalars['Int']['input'];
};


/** A team of a club's students. Visible to the club's head, to its members, to a startup while an application with it waits for an answer, and to everyone who may see a project it works on. Scope: TEAMS_READ. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One Team and its place in a list. */
export type TeamEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Team. */
  node: Team;
};

/** A student in a team, or its lead, who may be the club head and no student. Scope: TEAMS_READ. */
export type TeamMember = {
  /** Names this person in this team. */
  id: Scalars['ID']['output'];
  /** Whether this person leads the team. */
  isLead: Scalars['Boolean']['output'];
  /** When the person joined; for a head who leads, when the team was created. */
  joinedAt: Scalars['DateTime']['output'];
  /** The person. */
  profile: Profile;
  /** What is known of the student; null for the club head. */
  student?: Maybe<Student>;
};

/** One page of a list of type TeamMember. */
export type TeamMemberConnection = {
  /** The items with their cursors. */
  edges: Array<TeamMemberEdge>;
  /** The items. */
  nodes: Array<TeamMember>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One TeamMember and its place in a list. */
export type TeamMemberEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The TeamMember. */
  node: TeamMember;
};

/** An authenticator app being enrolled. What it says is shown this once. */
export type TotpEnrollment = {
  /** Names the factor; verifyTotp needs it. */
  id: Scalars['ID']['output'];
  /** The address as a QR code: an SVG document, dark on light with its margin. */
  qrCode: Scalars['String']['output'];
  /** What the app has to know, in base 32, for typing. */
  secret: Scalars['String']['output'];
  /** The same as an address that apps open (`otpauth://…`): SHA-1, six digits, 30 seconds. */
  uri: Scalars['String']['output'];
};

/** A club's page as its head and officers edit it. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateClubInput = {
  /** The club's name, at most 140 characters. */
  clubName?: InputMaybe<Scalars['String']['input']>;
  /** What the club is about. */
  clubType?: InputMaybe<ClubType>;
  /** The college the club belongs to, at most 140 characters. */
  collegeName?: InputMaybe<Scalars['String']['input']>;
  /** What the club does, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether officers may answer invitations. Only the head decides; FORBIDDEN for everybody else. */
  officersMayAnswer?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the person says about themselves, saved together with the club or not at all. An access token also needs PROFILES_WRITE. */
  profile?: InputMaybe<UpdateProfileInput>;
};

/** A deliverable as its owner edits it. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateDeliverableInput = {
  /** What it consists of, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The day by whose end it is due. May lie outside the project's span. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** The deliverable. */
  id: Scalars['ID']['input'];
  /** What is handed over, at most 140 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What a person says about themselves. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateProfileInput = {
  /** What the person says about themselves, at most 2000 characters; empty is stored as null. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 80 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 80 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
};

/** A project as its owner edits it. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateProjectInput = {
  /** The kind of work. */
  category?: InputMaybe<ProjectCategory>;
  /** What is to be built or found out, for whom, and what good looks like; at most 10000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How long the work takes, at most 40 characters, for example '1-2 months'; a bare number means weeks. */
  duration?: InputMaybe<Scalars['String']['input']>;
  /** Not before the start date. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The project. */
  id: Scalars['ID']['input'];
  /** 1 to 60 skills of at most 60 characters. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Not in the past when it is set or changed. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the startup pays, in words, at most 140 characters; empty is stored as null. */
  stipend?: InputMaybe<Scalars['String']['input']>;
  /** How many students the team should have: 1 to 1000. */
  teamSize?: InputMaybe<Scalars['Int']['input']>;
  /** What the project is called, at most 140 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A startup's page as it edits it. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateStartupInput = {
  /** The company's name, at most 140 characters. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** What the company does, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The industry the company works in. */
  industry?: InputMaybe<Industry>;
  /** What the person who registered the startup does there, at most 140 characters. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** What the person says about themselves, saved together with the startup or not at all. */
  profile?: InputMaybe<UpdateProfileInput>;
  /** An http or https address; empty is stored as null. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What a student says about themselves. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateStudentInput = {
  /** Course and year, at most 280 characters; empty is stored as null. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** What the student says about themselves besides, saved together with the rest or not at all. */
  profile?: InputMaybe<UpdateProfileInput>;
  /** An https link to drive.google.com or docs.google.com; empty is stored as null. */
  resumeUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the student can do: at most 60 skills of at most 60 characters; empty and repeated ones are dropped. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A team as its club's head edits it. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateTeamInput = {
  /** What the team is for, at most 10000 characters; empty is stored as null. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The team. */
  id: Scalars['ID']['input'];
  /** Who leads the team from now on: a member of it or the club head; null for the club head. */
  teamLeadId?: InputMaybe<Scalars['ID']['input']>;
  /** The team's name, at most 140 characters. */
  teamName?: InputMaybe<Scalars['String']['input']>;
};

/** All that can be changed about a webhook. What is left out stays as it is; null clears it, and is refused for what cannot be empty. */
export type UpdateWebhookInput = {
  /** What it is for, at most 140 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told about; at least one. An access token also needs the scopes to read what the events are about. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The webhook's id. */
  id: Scalars['ID']['input'];
  /** False: it is sent nothing, and told nothing later about what happens until it is enabled again. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where events are posted: a full address that starts with https://, with port 443 or one from 1024 on, on the public internet, at most 2048 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The kind of user, chosen at registration and never changed. */
export type UserType =
  /** Leads a club and acts for it. */
  | 'CLUB_HEAD'
  /** Acts for a startup: posts projects and answers applications. */
  | 'STARTUP'
  /** Belongs to a club and works in its teams. */
  | 'STUDENT';

/** The token of a verification link. */
export type VerifyEmailInput = {
  /** The `token` of the link in the mail. */
  token: Scalars['String']['input'];
};

/** The first code of an authenticator app. */
export type VerifyTotpInput = {
  /** The six digits that the app shows. */
  code: Scalars['String']['input'];
  /** The `id` that enrollTotp answered with. */
  id: Scalars['ID']['input'];
};

/** An address of a person's programs to which events are posted, as far as the person may see what they are about. Seen by its person. Scope: WEBHOOKS_READ. */
export type Webhook = {
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What was and is to be sent to it, newest first. */
  deliveries: WebhookDeliveryConnection;
  /** What it is for, in its person's words. */
  description?: Maybe<Scalars['String']['output']>;
  /** Why nothing is sent; null while it is enabled. */
  disabledReason?: Maybe<WebhookDisabledReason>;
  /** What it is told about. */
  events: Array<WebhookEvent>;
  /** When the first attempt failed since something was delivered; null if the last one succeeded. After 5 days it is disabled. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Names the webhook. */
  id: Scalars['ID']['output'];
  /** Whether anything is sent to it. */
  isEnabled: Scalars['Boolean']['output'];
  /** Until when what is sent is signed with the secret before as well; null if there is none. */
  previousSecretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where events are posted. */
  url: Scalars['String']['output'];
};


/** An address of a person's programs to which events are posted, as far as the person may see what they are about. Seen by its person. Scope: WEBHOOKS_READ. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One event on its way to one webhook, over all attempts. Kept for 30 days, seen by the webhook's person. Scope: WEBHOOKS_READ. */
export type WebhookDelivery = {
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** How long the last attempt took. */
  durationMilliseconds?: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed, where no status says it. */
  error?: Maybe<Scalars['String']['output']>;
  /** The event's id: `webhook-id` of every attempt, and `id` in the payload. A redelivery has that of the first delivery. */
  eventId: Scalars['ID']['output'];
  /** What happened, as `type` in the payload: `application.received`; `ping` for a trial. */
  eventType: Scalars['String']['output'];
  /** Names the delivery. */
  id: Scalars['ID']['output'];
  /** Whether this was asked for with redeliverWebhookDelivery. */
  isRedelivery: Scalars['Boolean']['output'];
  /** When it was last tried; null if never. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is tried next; null if it is not. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The JSON that is sent. */
  payload: Scalars['String']['output'];
  /** HTTP status of the answer to the last attempt; null without an answer. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  /** The beginning of that answer, at most 1000 characters. */
  responseText?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: WebhookDeliveryState;
};

/** One page of a list of type WebhookDelivery. */
export type WebhookDeliveryConnection = {
  /** The items with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The items. */
  nodes: Array<WebhookDelivery>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many items the list has over all pages. Costs 10 points, since all of them are counted; in the lists of all clubs and projects 50. */
  totalCount: Scalars['Int']['output'];
};

/** One WebhookDelivery and its place in a list. */
export type WebhookDeliveryEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The WebhookDelivery. */
  node: WebhookDelivery;
};

/** Narrows a list of deliveries. */
export type WebhookDeliveryFilter = {
  /** Deliveries in this state only. */
  state?: InputMaybe<WebhookDeliveryState>;
};

/** How far the delivery of an event to a webhook is. */
export type WebhookDeliveryState =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Given up; it can be sent again with redeliverWebhookDelivery. */
  | 'FAILED'
  /** Not delivered yet; it is tried again at nextAttemptAt. */
  | 'PENDING';

/** Why a webhook is sent nothing. */
export type WebhookDisabledReason =
  /** Nothing could be delivered for 5 days. */
  | 'FAILING'
  /** The receiver answered 410 Gone. */
  | 'GONE'
  /** Its owner disabled it. */
  | 'OWNER';

/** One Webhook and its place in a list. */
export type WebhookEdge = {
  /** Pass it as `after` to continue behind this item. */
  cursor: Scalars['String']['output'];
  /** The Webhook. */
  node: Webhook;
};

/** What a webhook can be told about. */
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
  /** What is sent is signed with it: `whsec_` and 32 bytes in base64. It is shown this once and cannot be read again. */
  secret: Scalars['String']['output'];
  /** The webhook that it belongs to. */
  webhook: Webhook;
};

/** Which application is taken back. */
export type WithdrawApplicationInput = {
  /** A pending application that the viewer's side started. */
  id: Scalars['ID']['input'];
};

/** Which project is taken back. */
export type WithdrawProjectInput = {
  /** An open project that the viewer owns. */
  id: Scalars['ID']['input'];
};
