import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { today } from "~/components/dates";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { PersonalDataDocument } from "./PersonalData.generated";

/** Offers a text as a download. */
function save(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads everything stored about the user as a JSON file. */
export function useDownloadData() {
  const client = useApolloClient();
  const [downloading, setDownloading] = useState(false);

  const download = async (): Promise<void> => {
    setDownloading(true);
    try {
      const { data } = await client.query({ query: PersonalDataDocument, fetchPolicy: "no-cache" });
      save(`quadwork-data-${today()}.json`, JSON.stringify(JSON.parse(data!.personalData.json), null, 2));
    } catch (error) {
      toast.error(toasts.dataDownloadFailed, describeError(error).message);
    }
    setDownloading(false);
  };

  return { download, downloading };
}
