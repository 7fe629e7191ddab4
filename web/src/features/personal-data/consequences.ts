import type { UserType } from "~/graphql/types.generated";
import type { DeletionPreview } from "./hooks/useDeletionPreview";

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The consequences of deleting the account, one sentence each. */
export function consequencesOf(userType: UserType, preview: DeletionPreview): string[] {
  const {
    clubName,
    role,
    studentCount,
    teamCount,
    pendingApplicationCount: pending,
    openProjectCount,
    completedProjectCount: completed,
  } = preview;
  const kept = completed > 0 && (userType === "STARTUP" ? "the clubs" : "the startups and your students");
  return [
    "Your profile, your password and all your sessions are deleted.",
    role !== "HEAD" && clubName && `You leave ${clubName}${role === "OFFICER" ? ", which goes on without you" : ""}.`,
    role !== "HEAD" && teamCount > 0 && `You leave ${counted(teamCount, "team")}. Your work stays with them.`,
    role === "HEAD" &&
      clubName &&
      `${clubName} closes${studentCount > 0 ? `. ${counted(studentCount, "student")} keep${studentCount === 1 ? "s" : ""} their account and can join another club` : ""}.`,
    role === "HEAD" &&
      teamCount > 0 &&
      `${counted(teamCount, "team")} without completed work ${teamCount === 1 ? "is" : "are"} deleted.`,
    openProjectCount > 0 &&
      `${counted(openProjectCount, "open project")} ${openProjectCount === 1 ? "is" : "are"} withdrawn.`,
    pending > 0 &&
      `${counted(pending, "pending application or invitation", "pending applications and invitations")} will be deleted.`,
    kept &&
      `${counted(completed, "completed project")} ${completed === 1 ? "stays" : "stay"} with ${kept}, without your name.`,
    "You can register again with your email address at any time.",
  ].filter((sentence) => typeof sentence === "string" && sentence !== "") as string[];
}
