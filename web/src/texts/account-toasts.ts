/** A toast's bold first line and the sentence below it. */
export interface ToastText {
  title: string;
  description?: string;
}

/** The specification's "Error" toast. */
export const failed = (description: string) => ({ title: "Error", description }) satisfies ToastText;

/** The toasts of the login and registration pages, which need not download all the others. */
export const accountToasts = {
  loggedIn: { title: "Success", description: "You have successfully logged in" },
  loginFailed: { title: "Login failed", description: "Invalid email or password. Please try again." },
  loginIncomplete: failed("Please enter your email and password"),

  accountCreated: { title: "Account created" },
  termsNotAccepted: { title: "The terms were not accepted" },
  termsNotAgreed: { title: "Terms not agreed", description: "You must agree to the terms and conditions to register." },
  studentIncomplete: {
    title: "Missing information",
    description: "Please fill in all required fields including education and resume link.",
  },
  clubHeadIncomplete: {
    title: "Missing information",
    description: "Please fill in all required club information and description.",
  },
  startupIncomplete: { title: "Missing information", description: "Please fill in all required company information." },
  invalidResumeLink: {
    title: "Invalid Resume Link",
    description: "Please provide a valid Google Drive link to your resume.",
  },
  invalidSecretCode: { title: "Invalid Club Code", description: "Please enter a valid club code." },
  secretCodeCheckFailed: failed("Failed to validate club code. Please try again."),
  databaseError: {
    title: "Database Error",
    description: "Please try again in a few seconds while we update our systems.",
  },
  fieldsInvalid: { title: "Please check the marked fields" },
  registrationFailed: { title: "Registration failed", description: "There was an error during registration." },

  verificationSent: {
    title: "Link sent",
    description: "If this address still needs verification, a new link is on its way.",
  },
  verificationNotSent: { title: "We couldn't send the link" },
  passwordResetNotSent: { title: "We couldn't send the link" },
  passwordNotChanged: { title: "We couldn't change your password" },
  invitationNotAnswered: { title: "Your answer was not saved" },
  clubJoinedByLink: { title: "Welcome to Your Club" },
  actsNow: { title: "Invitation Accepted" },
  passwordChanged: { title: "Password changed", description: "Log in with your new password." },
} as const satisfies Record<string, ToastText>;
