import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { SettingsCard } from "~/components/SettingsCard";
import { useDownloadData } from "../hooks/useDownloadData";

/** Offers a copy of everything stored about the user. */
export function DataCard() {
  const { download, downloading } = useDownloadData();
  return (
    <SettingsCard
      title="Your Data"
      description="Everything we store about you, as a JSON file."
      action={
        <Button variant="outline" loading={downloading} loadingText="Preparing..." onClick={() => void download()}>
          <Download size={16} aria-hidden />
          Download My Data
        </Button>
      }
    />
  );
}
