/** A toast's bold first line and the sentence below it. */
export interface ToastText {
  title: string;
  description?: string;
}

const failed = (description: string) => ({ title: "Error", description }) satisfies ToastText;

/** Every toast of the product: `toast.success(toasts.teamCreated)`, `toast.error(toasts.loginFailed, message)`. */
export const toasts = {
  loggedIn: { title: "Success", description: "You have successfully logged in" },
  loginFailed: { title: "Login failed", description: "Invalid email or password. Please try again." },
  loginIncomplete: failed("Please enter your email and password"),

  accountCreated: { title: "Account created", description: "Please check your e-mail to verify your account." },
  termsNotAgreed: { title: "Terms not agreed", description: "You must agree to the terms and conditions to register." },
  studentIncomplete: {
    title: "Missing information",
    description: "Please fill in all required fields including education and resume link.",
  },
  clubHeadIncomplete: { title: "Missing information", description: "Please fill in all required club information and description." },
  startupIncomplete: { title: "Missing information", description: "Please fill in all required company information." },
  invalidResumeLink: { title: "Invalid Resume Link", description: "Please provide a valid Google Drive link to your resume." },
  invalidClubCode: { title: "Invalid Club Code", description: "Please enter a valid club code." },
  clubCodeCheckFailed: failed("Failed to validate club code. Please try again."),
  databaseError: { title: "Database Error", description: "Please try again in a few seconds while we update our systems." },
  fieldsInvalid: { title: "Please check the marked fields" },
  registrationFailed: { title: "Registration failed", description: "There was an error during registration." },

  verificationSent: { title: "Link sent", description: "If this address waits for verification, a new link is on its way." },
  verificationNotSent: { title: "The link was not sent" },
  passwordResetNotSent: { title: "The link was not sent" },
  passwordNotChanged: { title: "The password was not changed" },
  passwordChanged: { title: "Password changed", description: "Log in with your new password." },

  clubCodeCopied: { title: "Copied!", description: "Club code copied to clipboard" },
  invitationLinkCopied: { title: "Copied!", description: "Invitation link copied to clipboard" },
  copyFailed: failed("Your browser did not allow copying. Please select the code and copy it."),
  clubCodeRotated: { title: "New Club Code", description: "The old code no longer works." },
  clubCodeRotationFailed: { title: "Failed to Change Code" },
  studentRemoved: { title: "Student Removed" },
  studentRemovalFailed: { title: "Failed to Remove Student" },

  dashboardLoadFailed: failed("Failed to load dashboard data"),
  projectsLoadFailed: failed("Failed to load projects. Please try again later."),
  projectLoadFailed: failed("Failed to load project details"),
  projectCreated: { title: "Project Created", description: "Your project has been created successfully." },
  projectUpdated: { title: "Project Updated", description: "Your changes have been saved." },
  projectUpdateFailed: { title: "Failed to Update Project" },
  projectCompleted: { title: "Project Completed", description: "Well done. The project is now marked as completed." },
  projectCompleteFailed: { title: "Failed to Complete Project" },
  projectWithdrawn: { title: "Project Withdrawn", description: "The project is no longer offered to clubs." },
  projectWithdrawFailed: { title: "Failed to Withdraw Project" },
  projectLoginRequired: { title: "Authentication Error", description: "You must be logged in to create a project." },

  deliverablesLoadFailed: failed("Failed to fetch deliverables"),
  deliverableStatusFailed: failed("Failed to update deliverable status."),
  deliverableAddFailed: failed("Failed to add new deliverable."),
  deliverableDeleteFailed: failed("Failed to delete deliverable."),
  deliverableIncomplete: failed("Please provide a title and due date."),
  deliverableAdded: { title: "Success", description: "New deliverable added successfully." },
  deliverableUpdated: { title: "Success", description: "Deliverable updated successfully." },
  deliverableUpdateFailed: failed("Failed to update deliverable."),
  deliverableDeleted: { title: "Success", description: "Deliverable deleted successfully." },
  deliverableCompleted: { title: "Success", description: "Deliverable marked as completed." },
  deliverableReopened: { title: "Success", description: "Deliverable marked as incomplete." },

  alreadyApplied: { title: "Already Applied", description: "Your club has already applied for this project." },
  applicationSubmitted: { title: "Application Submitted", description: "The startup will review your application." },
  applicationFailed: { title: "Application Failed", description: "Failed to submit application. Please try again." },
  applicationsFetchFailed: failed("Failed to fetch applications"),
  applicationsLoadFailed: failed("Failed to load applications"),
  applicationStatusFailed: failed("Failed to update application status"),
  applicationApproved: { title: "Application Approved" },
  applicationRejected: { title: "Application Rejected" },
  otherApplicationsRejected: { title: "Other Applications Rejected" },
  applicationWithdrawn: { title: "Application Withdrawn", description: "Your club may apply again while the project is open." },
  invitationSent: { title: "Invitation Sent", description: "The club head will answer it under Team Management." },
  alreadyInvited: { title: "Already Applied", description: "This club has already applied or was invited." },
  invitationFailed: { title: "Invitation Failed" },

  clubTeamsLoadFailed: failed("Failed to load club teams"),
  teamsLoadFailed: failed("Failed to load teams"),
  teamCreated: { title: "Team Created" },
  teamNameMissing: { title: "Missing Information", description: "Team name is required" },
  teamCreationFailed: { title: "Team Creation Failed" },
  teamUpdated: { title: "Team Updated" },
  teamDeleted: { title: "Team Deleted" },
  teamChangeFailed: { title: "Failed to Update Team" },
  studentsLoadFailed: failed("Failed to fetch students"),
  memberAdded: { title: "Member Added" },
  memberAlreadyExists: { title: "Member Already Exists", description: "This student is already a member of the team" },
  memberAddFailed: { title: "Failed to Add Member" },
  memberRemoved: { title: "Member Removed" },
  membersLoadFailed: failed("Failed to fetch club members"),
  membersExportFailed: { title: "Failed to Export Members" },

  secondFactorOn: { title: "Second Factor On", description: "You were logged out on your other devices." },
  secondFactorRemoved: { title: "Second Factor Removed", description: "Your password alone is enough to log in." },
  secondFactorFailed: { title: "Second Factor Not Changed" },
  recoveryCodesRenewed: { title: "New Recovery Codes", description: "The earlier ones no longer work." },
  recoveryCodesCopied: { title: "Copied!", description: "Recovery codes copied to clipboard" },
  recoveryCodesNotCopied: failed("Your browser did not allow copying. Please select the codes and copy them, or download them."),

  profileLoadFailed: failed("Failed to load profile data"),
  profileUpdated: { title: "Profile Updated", description: "Your changes have been saved." },
  profileUpdateFailed: failed("Failed to update profile"),
  clubLoadFailed: failed("Failed to load club data. Please try again later."),

  accessTokensLoadFailed: failed("Failed to load access tokens"),
  accessTokenCreationFailed: { title: "Failed to Create Token" },
  accessTokenRevoked: { title: "Token Revoked", description: "Programs that use it are refused from now on." },
  accessTokenRevocationFailed: { title: "Failed to Revoke Token" },
  tokenCopyFailed: failed("Your browser did not allow copying. Please select the token and copy it."),

  contactSent: { title: "Message sent!", description: "We'll get back to you as soon as possible." },
  contactFailed: { title: "Error sending message", description: "Please try again later or contact us directly via email." },
} as const satisfies Record<string, ToastText>;
