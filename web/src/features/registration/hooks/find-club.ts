import { request } from "~/graphql/request";
import { ClubBySecretCodeDocument, type ClubBySecretCodeQuery } from "./ClubBySecretCode.generated";

export type ClubPreview = NonNullable<ClubBySecretCodeQuery["clubBySecretCode"]>;

const answers = new Map<string, Promise<ClubPreview | null>>();

/**
 * The club that a code belongs to, or null. Lookups are rate limited, so each code is looked up once per page load;
 * failures are not cached.
 */
export function findClub(secretCode: string): Promise<ClubPreview | null> {
  let answer = answers.get(secretCode);
  if (!answer) {
    answer = request(ClubBySecretCodeDocument, { secretCode }).then(({ clubBySecretCode }) => clubBySecretCode);
    answers.set(secretCode, answer);
    answer.catch(() => answers.delete(secretCode));
  }
  return answer;
}
