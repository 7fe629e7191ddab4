import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { sessionStore } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { MyProfileDocument } from "./MyProfile.generated";
import { problemOf, sendPicture, type PictureSubject } from "../send-picture";

/** Uploads and removes a picture of the signed-in user. An error stays until the next attempt. */
export function usePicture(subject: PictureSubject) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<"uploading" | "removing" | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const send = async (file: File | null) => {
    setBusy(file ? "uploading" : "removing");
    setError(null);
    try {
      const url = await sendPicture(subject, file);
      if (subject === "avatar") sessionStore.updateUser({ avatarUrl: url });
      await client.query({ query: MyProfileDocument, fetchPolicy: "network-only" });
      if (file) toast.success(toasts.pictureUploaded.title, toasts.pictureUploaded.description);
      else toast.success(toasts.pictureRemoved.title);
    } catch (failure) {
      setError(describeError(failure).message);
    }
    setBusy(null);
  };

  const upload = async (file: File) => {
    const problem = problemOf(file);
    if (problem) return setError(problem);
    const shown = URL.createObjectURL(file);
    setPreview(shown);
    await send(file);
    setPreview(null);
    URL.revokeObjectURL(shown);
  };

  return { busy, preview, error, upload, remove: () => send(null) };
}
