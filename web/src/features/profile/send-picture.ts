import { errorMessages, limits, pictureTypes } from "@quadwork/server/contract";
import { liveSession, refreshSession, sessionStore, type StoredSession } from "~/graphql/session";

/** The kind of picture: the user's own, or their club's or company's logo. */
export type PictureSubject = "avatar" | "logo";

/**
 * The problem with a chosen file that is visible before sending, null for none. The server checks the content, the
 * browser only the name.
 */
export function problemOf({ size, type }: Pick<File, "size" | "type">): string | null {
  if (!pictureTypes.some((taken) => taken === type)) return errorMessages.FILE_TYPE_NOT_ALLOWED;
  return size > limits.pictureBytes ? errorMessages.FILE_TOO_LARGE : null;
}

/** A refusal, in the form that `describeError` reads. */
class PictureRefused extends Error {
  constructor(readonly bodyText: string) {
    super("The picture was refused");
  }
}

/**
 * Uploads a picture, or removes it when `file` is null. Returns its address, or null. Rejects with an error that
 * `describeError` can explain.
 */
export async function sendPicture(subject: PictureSubject, file: File | null): Promise<string | null> {
  const ask = (session: StoredSession | null) =>
    fetch(`/files/${subject}`, {
      method: file ? "POST" : "DELETE",
      headers: {
        ...(session && { authorization: `Bearer ${session.access_token}` }),
        ...(file && { "content-type": file.type }),
      },
      ...(file && { body: file }),
    });
  let answer = await ask(await liveSession());
  if (answer.status === 401) {
    const renewed = await refreshSession();
    if (renewed) answer = await ask(renewed);
    if (answer.status === 401) sessionStore.end();
  }
  const text = await answer.text();
  if (!answer.ok) throw new PictureRefused(text);
  return file ? (JSON.parse(text) as { url: string }).url : null;
}
