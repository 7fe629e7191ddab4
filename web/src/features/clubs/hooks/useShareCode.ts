import { toast } from "~/components/toaster";
import { toasts } from "~/texts/toasts";

/** The registration link with the club's code filled in. */
export const invitationLink = (code: string): string => {
  const link = new URL("/register", window.location.origin);
  link.search = new URLSearchParams({ type: "student", code }).toString();
  return link.href;
};

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Clipboards need a secure page and the browser may refuse; the code stays readable on screen.
    toast.error(toasts.copyFailed.title, toasts.copyFailed.description);
    return false;
  }
}

/** Copying and sharing a club's secret code. Both functions resolve to whether it was copied or shared. */
export function useShareCode(clubName: string, code: string) {
  const copyCode = async (): Promise<boolean> => {
    const copied = await copy(code);
    if (copied) toast.success(toasts.secretCodeCopied.title, toasts.secretCodeCopied.description);
    return copied;
  };

  const shareCode = async (): Promise<boolean> => {
    const link = invitationLink(code);
    if (typeof navigator.share !== "function") {
      const copied = await copy(link);
      if (copied) toast.success(toasts.invitationLinkCopied.title, toasts.invitationLinkCopied.description);
      return copied;
    }
    try {
      await navigator.share({
        title: clubName,
        text: `Join ${clubName} on Quadwork with the club code ${code}.`,
        url: link,
      });
      return true;
    } catch {
      // Closing the share sheet is not an error.
      return false;
    }
  };

  return { copyCode, shareCode };
}
