import { request } from "~/graphql/request";
import { ClubBySecretCodeDocument, type ClubBySecretCodeQuery } from "./ClubBySecretCode.generated";

export type ClubPreview = NonNullable<ClubBySecretCodeQuery["clubBySecretCode"]>;

const answers = new Map<string, Promise<ClubPreview | null>>();

/**
 * The club behind a code, or null. Look-ups are rate limited, so each code is asked for once a page and a
 * failure is forgotten.
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
