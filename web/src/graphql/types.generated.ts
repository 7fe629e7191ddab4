export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
};

export type AddDeliverableInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate: Scalars['Date']['input'];
  projectId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type AddTeamMembersInput = {
  studentIds: Array<Scalars['ID']['input']>;
  teamId: Scalars['ID']['input'];
};

export type Application = {
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  club: Club;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  initiatedBy: ApplicationInitiator;
  message: Scalars['String']['output'];
  project: Project;
  status: ApplicationStatus;
  /** Null for an invitation not answered yet. */
  team?: Maybe<Team>;
  viewerCanApprove: Scalars['Boolean']['output'];
  viewerCanReject: Scalars['Boolean']['output'];
  viewerCanWithdraw: Scalars['Boolean']['output'];
};

export type ApplicationConnection = {
  edges: Array<ApplicationEdge>;
  nodes: Array<Application>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ApplicationEdge = {
  cursor: Scalars['String']['output'];
  node: Application;
};

export type ApplicationFilter = {
  initiatedBy?: InputMaybe<ApplicationInitiator>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<ApplicationStatus>;
};

export type ApplicationInitiator =
  | 'CLUB'
  | 'STARTUP';

export type ApplicationStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

export type ApproveApplicationInput = {
  id: Scalars['ID']['input'];
  /** For an invitation: the team that takes the project; without one '{project title} Team' is found or created. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
};

export type Club = {
  /** Projects in progress with a team of this club. */
  activeProjectCount: Scalars['Int']['output'];
  applicationCount?: Maybe<Scalars['Int']['output']>;
  applications?: Maybe<ApplicationConnection>;
  clubName: Scalars['String']['output'];
  clubType: ClubType;
  collegeName: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** The club head. */
  head: Profile;
  id: Scalars['ID']['output'];
  logoUrl?: Maybe<Scalars['String']['output']>;
  memberCount: Scalars['Int']['output'];
  /** Filled for the club's head and its students. */
  members?: Maybe<StudentConnection>;
  projects?: Maybe<ProjectConnection>;
  /** Filled for the club's head only. */
  secretCode?: Maybe<Scalars['String']['output']>;
  teams?: Maybe<TeamConnection>;
};


export type ClubApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ClubMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  notInTeamId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type ClubProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ClubTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ClubConnection = {
  edges: Array<ClubEdge>;
  nodes: Array<Club>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ClubEdge = {
  cursor: Scalars['String']['output'];
  node: Club;
};

export type ClubFilter = {
  clubType?: InputMaybe<ClubType>;
  /** Matches name, college and skills of members. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What registration may learn about the club behind a code. */
export type ClubPreview = {
  clubName: Scalars['String']['output'];
  collegeName: Scalars['String']['output'];
};

export type ClubType =
  | 'BUSINESS'
  | 'CULTURAL'
  | 'DESIGN'
  | 'OTHER'
  | 'RESEARCH'
  | 'TECHNICAL';

export type CompleteProjectInput = {
  id: Scalars['ID']['input'];
};

export type CreateProjectInput = {
  category: ProjectCategory;
  deliverables?: Array<DeliverableInput>;
  description: Scalars['String']['input'];
  duration: Scalars['String']['input'];
  endDate?: InputMaybe<Scalars['Date']['input']>;
  skills: Array<Scalars['String']['input']>;
  startDate: Scalars['Date']['input'];
  stipend?: InputMaybe<Scalars['String']['input']>;
  teamSize: Scalars['Int']['input'];
  title: Scalars['String']['input'];
};

export type CreateTeamInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  teamName: Scalars['String']['input'];
};

export type DeleteDeliverableInput = {
  id: Scalars['ID']['input'];
};

export type DeleteTeamInput = {
  id: Scalars['ID']['input'];
};

export type Deliverable = {
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  dueDate: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  isCompleted: Scalars['Boolean']['output'];
  /** Not completed, not overdue and due within seven days. */
  isDueSoon: Scalars['Boolean']['output'];
  /** Not completed and its due day has ended in the product's time zone. */
  isOverdue: Scalars['Boolean']['output'];
  project: Project;
  /** The team linked to the project. */
  team?: Maybe<Team>;
  title: Scalars['String']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanSetCompletion: Scalars['Boolean']['output'];
  viewerCanUpdate: Scalars['Boolean']['output'];
};

export type DeliverableConnection = {
  edges: Array<DeliverableEdge>;
  nodes: Array<Deliverable>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type DeliverableEdge = {
  cursor: Scalars['String']['output'];
  node: Deliverable;
};

export type DeliverableFilter = {
  isCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
};

export type DeliverableInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate: Scalars['Date']['input'];
  title: Scalars['String']['input'];
};

export type DeliverableTemplate = {
  category: ProjectCategory;
  /** Days from the project's start date. */
  defaultDuration: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type Factor = {
  createdAt: Scalars['DateTime']['output'];
  factorType: FactorType;
  friendlyName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  status: FactorStatus;
};

export type FactorStatus =
  | 'UNVERIFIED'
  | 'VERIFIED';

export type FactorType =
  | 'PHONE'
  | 'TOTP';

export type Identity = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  provider: Scalars['String']['output'];
};

export type Industry =
  | 'ECOMMERCE'
  | 'EDUCATION'
  | 'FINANCE'
  | 'HEALTHCARE'
  | 'OTHER'
  | 'TECH';

export type InviteClubInput = {
  clubId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
};

export type LogInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Mutation = {
  addDeliverable: Deliverable;
  addTeamMembers: Team;
  approveApplication: Application;
  completeProject: Project;
  createProject: Project;
  createTeam: Team;
  /** Returns the deleted deliverable's id. */
  deleteDeliverable: Scalars['ID']['output'];
  deleteTeam: Scalars['ID']['output'];
  inviteClub: Application;
  logIn: Session;
  logOut: Scalars['Boolean']['output'];
  refreshSession: Session;
  registerClubHead: RegistrationReceipt;
  registerStartup: RegistrationReceipt;
  registerStudent: RegistrationReceipt;
  rejectApplication: Application;
  /** Rejects every pending application to a project that is no longer open. */
  rejectOtherApplications: Project;
  removeStudent: Club;
  removeTeamMember: Team;
  requestPasswordReset: Scalars['Boolean']['output'];
  resendVerification: Scalars['Boolean']['output'];
  /** Public, rate limited: a fresh free club code, held for the registration form that shows it. */
  reserveSecretCode: Scalars['String']['output'];
  resetPassword: Scalars['Boolean']['output'];
  rotateSecretCode: Club;
  setDeliverableCompletion: Deliverable;
  submitApplication: Application;
  updateClub: Club;
  updateDeliverable: Deliverable;
  updateProfile: Profile;
  updateProject: Project;
  updateStartup: Startup;
  updateStudent: Student;
  updateTeam: Team;
  verifyEmail: Scalars['Boolean']['output'];
  /** Returns the withdrawn application's id. */
  withdrawApplication: Scalars['ID']['output'];
  /** Deletes an open project; returns its id. */
  withdrawProject: Scalars['ID']['output'];
};


export type MutationAddDeliverableArgs = {
  input: AddDeliverableInput;
};


export type MutationAddTeamMembersArgs = {
  input: AddTeamMembersInput;
};


export type MutationApproveApplicationArgs = {
  input: ApproveApplicationInput;
};


export type MutationCompleteProjectArgs = {
  input: CompleteProjectInput;
};


export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
};


export type MutationDeleteDeliverableArgs = {
  input: DeleteDeliverableInput;
};


export type MutationDeleteTeamArgs = {
  input: DeleteTeamInput;
};


export type MutationInviteClubArgs = {
  input: InviteClubInput;
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


export type MutationRegisterClubHeadArgs = {
  input: RegisterClubHeadInput;
};


export type MutationRegisterStartupArgs = {
  input: RegisterStartupInput;
};


export type MutationRegisterStudentArgs = {
  input: RegisterStudentInput;
};


export type MutationRejectApplicationArgs = {
  input: RejectApplicationInput;
};


export type MutationRejectOtherApplicationsArgs = {
  input: RejectOtherApplicationsInput;
};


export type MutationRemoveStudentArgs = {
  input: RemoveStudentInput;
};


export type MutationRemoveTeamMemberArgs = {
  input: RemoveTeamMemberInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResendVerificationArgs = {
  input: ResendVerificationInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSetDeliverableCompletionArgs = {
  input: SetDeliverableCompletionInput;
};


export type MutationSubmitApplicationArgs = {
  input: SubmitApplicationInput;
};


export type MutationUpdateClubArgs = {
  input: UpdateClubInput;
};


export type MutationUpdateDeliverableArgs = {
  input: UpdateDeliverableInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


export type MutationUpdateStartupArgs = {
  input: UpdateStartupInput;
};


export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


export type MutationUpdateTeamArgs = {
  input: UpdateTeamInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationWithdrawApplicationArgs = {
  input: WithdrawApplicationInput;
};


export type MutationWithdrawProjectArgs = {
  input: WithdrawProjectInput;
};

export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The signed-in person, or a person as far as the viewer may know them. */
export type Profile = {
  avatarUrl?: Maybe<Scalars['String']['output']>;
  bio?: Maybe<Scalars['String']['output']>;
  /** Filled for a club head: the club they lead. Also for a student: their club. */
  club?: Maybe<Club>;
  createdAt: Scalars['DateTime']['output'];
  /** Filled for the person, their club mates and head, and a startup after it approved their team. */
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  /** Filled for a startup. */
  startup?: Maybe<Startup>;
  /** Filled for a student. */
  student?: Maybe<Student>;
  userType: UserType;
};

export type Project = {
  /** The application of the viewer's club. */
  application?: Maybe<Application>;
  /** Filled for the owning startup. */
  applications?: Maybe<ApplicationConnection>;
  category: ProjectCategory;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Null for whoever may not view the deliverables. */
  deliverables?: Maybe<DeliverableConnection>;
  description: Scalars['String']['output'];
  duration: Scalars['String']['output'];
  endDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  linkedTeamCount: Scalars['Int']['output'];
  /** Percent: the stored figure, else the share of completed deliverables, else null. */
  progress?: Maybe<Scalars['Int']['output']>;
  skills: Array<Scalars['String']['output']>;
  startDate: Scalars['Date']['output'];
  startup: Startup;
  status: ProjectStatus;
  stipend?: Maybe<Scalars['String']['output']>;
  /** The linked team; null while none is linked. */
  team?: Maybe<Team>;
  teamSize: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  viewerCanAddDeliverable: Scalars['Boolean']['output'];
  viewerCanApply: Scalars['Boolean']['output'];
  viewerCanComplete: Scalars['Boolean']['output'];
  viewerCanInvite: Scalars['Boolean']['output'];
  viewerCanUpdate: Scalars['Boolean']['output'];
  viewerCanViewDeliverables: Scalars['Boolean']['output'];
  viewerCanWithdraw: Scalars['Boolean']['output'];
  viewerIsOwner: Scalars['Boolean']['output'];
};


export type ProjectApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ApplicationStatus>;
};


export type ProjectDeliverablesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ProjectCategory =
  | 'BUSINESS_STRATEGY'
  | 'CONTENT_CREATION'
  | 'DATA_ANALYSIS'
  | 'DIGITAL_MARKETING'
  | 'MACHINE_LEARNING'
  | 'MARKET_RESEARCH'
  | 'MOBILE_APP_DEVELOPMENT'
  | 'OTHER'
  | 'UI_UX_DESIGN'
  | 'WEB_DEVELOPMENT';

export type ProjectConnection = {
  edges: Array<ProjectEdge>;
  nodes: Array<Project>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProjectEdge = {
  cursor: Scalars['String']['output'];
  node: Project;
};

export type ProjectFilter = {
  category?: InputMaybe<ProjectCategory>;
  scope?: InputMaybe<ProjectScope>;
  /** Matches title, description, skills and company, ignoring case. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProjectStatus>;
};

export type ProjectScope =
  | 'AVAILABLE'
  | 'MINE'
  | 'VISIBLE';

export type ProjectStatus =
  | 'COMPLETED'
  | 'IN_PROGRESS'
  | 'OPEN';

export type ProjectTemplate = {
  category: ProjectCategory;
  description: Scalars['String']['output'];
  duration: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  skills: Array<Scalars['String']['output']>;
  stipend?: Maybe<Scalars['String']['output']>;
  teamSize: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type Query = {
  application?: Maybe<Application>;
  /** Pending first, then newest first. */
  applications: ApplicationConnection;
  club?: Maybe<Club>;
  /** Public, rate limited: the club whose secret code this is, or null. */
  clubBySecretCode?: Maybe<ClubPreview>;
  clubs: ClubConnection;
  deliverable?: Maybe<Deliverable>;
  deliverableTemplates: Array<DeliverableTemplate>;
  /** Soonest due first. */
  deliverables: DeliverableConnection;
  me: Profile;
  project?: Maybe<Project>;
  /** Categories of the open projects. */
  projectCategories: Array<ProjectCategory>;
  projectTemplates: Array<ProjectTemplate>;
  projects: ProjectConnection;
  startup?: Maybe<Startup>;
  student?: Maybe<Student>;
  team?: Maybe<Team>;
  teams: TeamConnection;
};


export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApplicationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClubArgs = {
  id: Scalars['ID']['input'];
};


export type QueryClubBySecretCodeArgs = {
  secretCode: Scalars['String']['input'];
};


export type QueryClubsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClubFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeliverableArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDeliverableTemplatesArgs = {
  category: ProjectCategory;
};


export type QueryDeliverablesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeliverableFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryStartupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type RefreshSessionInput = {
  refreshToken: Scalars['String']['input'];
};

export type RegisterClubHeadInput = {
  clubName: Scalars['String']['input'];
  clubType: ClubType;
  collegeName: Scalars['String']['input'];
  description: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** From reserveSecretCode; when absent or expired the server makes one. */
  secretCode?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterStartupInput = {
  companyName: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  industry: Industry;
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  position: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterStudentInput = {
  clubCode: Scalars['String']['input'];
  education: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  resumeUrl: Scalars['String']['input'];
  skills?: Array<Scalars['String']['input']>;
};

/** The same for a new and a known address, so that nobody can ask who is registered. */
export type RegistrationReceipt = {
  email: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type RejectApplicationInput = {
  id: Scalars['ID']['input'];
};

export type RejectOtherApplicationsInput = {
  projectId: Scalars['ID']['input'];
};

export type RemoveStudentInput = {
  studentId: Scalars['ID']['input'];
};

export type RemoveTeamMemberInput = {
  studentId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResendVerificationInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** A signed-in session, kept by the client. */
export type Session = {
  accessToken: Scalars['String']['output'];
  /** Unix time in seconds at which the access token expires. */
  expiresAt: Scalars['Int']['output'];
  /** Seconds the access token lives. */
  expiresIn: Scalars['Int']['output'];
  refreshToken: Scalars['String']['output'];
  tokenType: Scalars['String']['output'];
  user: SessionUser;
};

export type SessionUser = {
  email: Scalars['String']['output'];
  factors: Array<Factor>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  identities: Array<Identity>;
  lastName: Scalars['String']['output'];
  userType: UserType;
};

export type SetDeliverableCompletionInput = {
  id: Scalars['ID']['input'];
  isCompleted: Scalars['Boolean']['input'];
};

export type Startup = {
  companyName: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  industry: Industry;
  logoUrl?: Maybe<Scalars['String']['output']>;
  position: Scalars['String']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

export type Student = {
  avatarUrl?: Maybe<Scalars['String']['output']>;
  bio?: Maybe<Scalars['String']['output']>;
  club?: Maybe<Club>;
  education?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  /** Filled for the student, the head of the student's club, and a startup that the student's team applied to. */
  resumeUrl?: Maybe<Scalars['String']['output']>;
  skills: Array<Scalars['String']['output']>;
};

export type StudentConnection = {
  edges: Array<StudentEdge>;
  nodes: Array<Student>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type StudentEdge = {
  cursor: Scalars['String']['output'];
  node: Student;
};

export type SubmitApplicationInput = {
  message: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};

export type Team = {
  club: Club;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The projects an approval linked to the team. */
  linkedProjects: Array<Project>;
  memberCount: Scalars['Int']['output'];
  members: TeamMemberConnection;
  /** The project wished for when the team was created; grants nothing. */
  project?: Maybe<Project>;
  teamLead: Profile;
  teamName: Scalars['String']['output'];
  viewerCanAddMember: Scalars['Boolean']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanUpdate: Scalars['Boolean']['output'];
};


export type TeamMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type TeamConnection = {
  edges: Array<TeamEdge>;
  nodes: Array<Team>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TeamEdge = {
  cursor: Scalars['String']['output'];
  node: Team;
};

export type TeamMember = {
  /** team and student, joined */
  id: Scalars['ID']['output'];
  isLead: Scalars['Boolean']['output'];
  joinedAt: Scalars['DateTime']['output'];
  student: Student;
};

export type TeamMemberConnection = {
  edges: Array<TeamMemberEdge>;
  nodes: Array<TeamMember>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TeamMemberEdge = {
  cursor: Scalars['String']['output'];
  node: TeamMember;
};

export type UpdateClubInput = {
  clubName: Scalars['String']['input'];
  clubType: ClubType;
  collegeName: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateDeliverableInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};

export type UpdateProfileInput = {
  bio?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};

export type UpdateProjectInput = {
  category: ProjectCategory;
  description: Scalars['String']['input'];
  duration: Scalars['String']['input'];
  endDate?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  skills: Array<Scalars['String']['input']>;
  startDate: Scalars['Date']['input'];
  stipend?: InputMaybe<Scalars['String']['input']>;
  teamSize: Scalars['Int']['input'];
  title: Scalars['String']['input'];
};

export type UpdateStartupInput = {
  companyName: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  industry: Industry;
  position: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateStudentInput = {
  education?: InputMaybe<Scalars['String']['input']>;
  resumeUrl?: InputMaybe<Scalars['String']['input']>;
  skills: Array<Scalars['String']['input']>;
};

export type UpdateTeamInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** A member of the team or the club head. */
  teamLeadId?: InputMaybe<Scalars['ID']['input']>;
  teamName: Scalars['String']['input'];
};

export type UserType =
  | 'CLUB_HEAD'
  | 'STARTUP'
  | 'STUDENT';

export type VerifyEmailInput = {
  token: Scalars['String']['input'];
};

export type WithdrawApplicationInput = {
  id: Scalars['ID']['input'];
};

export type WithdrawProjectInput = {
  id: Scalars['ID']['input'];
};
