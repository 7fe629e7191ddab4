import type { UserType } from "../types.generated";
import type { SessionUser } from "./store";

/** The role whose screens a person gets: a student who acts for the club gets those of a club head. */
export const roleOf = ({ userType, membershipRole }: Pick<SessionUser, "userType" | "membershipRole">): UserType =>
  userType === "STUDENT" && membershipRole ? "CLUB_HEAD" : userType;
