import { Box, Button, Dialog, Stack, Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { DialogShell } from "~/components/DialogShell";
import { ProgressBar } from "~/components/ProgressBar";
import { counted } from "~/texts/counted";
import { type Progress, useRosterImport } from "../hooks/useRosterImport";
import { ChooseFile } from "./ChooseFile";
import { ColumnChoice } from "./ColumnChoice";
import { RosterRows } from "./RosterRows";

const doings: Record<Progress["doing"], string> = {
  reading: "Reading the file...",
  checking: "Checking the students...",
  inviting: "Inviting...",
};

export interface ImportStudentsDialogProps {
  /** @param changed whether somebody may have been invited. */
  onClose: (changed: boolean) => void;
}

/** From a CSV file to a personal link for each new student: file, columns if they are unclear, preview, result. */
export default function ImportStudentsDialog({ onClose }: ImportStudentsDialogProps) {
  const { state, progress, problem, choose, setColumns, check, remap, restart, invite } = useRosterImport();
  const isBusy = progress !== null;
  const fresh = state.step === "preview" ? state.rows.filter(({ status }) => status === "NEW").length : 0;
  const invited = state.step === "done" ? state.rows.filter(({ status }) => status === "NEW").length : 0;
  const close = () => onClose(state.step === "preview" || state.step === "done");

  return (
    <DialogShell
      open
      onClose={close}
      size="lg"
      busy={isBusy}
      title="Import Students"
      description={
        state.step === "done"
          ? `${counted(invited, "student")} invited. Their links work for ${limits.rosterInvitationDays} days.`
          : `Everyone new gets one mail with a personal link to join, which works for ${limits.rosterInvitationDays} days. Nothing is sent before you say so.`
      }
    >
      <Dialog.Body>
        <Stack gap="5">
          {problem ? (
            <Box role="alert" p="3" rounded="l2" bg="danger.subtle" color="danger.fg" overflowWrap="anywhere">
              {problem}
            </Box>
          ) : null}
          {state.step === "file" ? <ChooseFile busy={isBusy} onChoose={(file) => void choose(file)} /> : null}
          {state.step === "columns" || state.step === "preview" ? (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {`${state.fileName} · ${counted(state.table.rows.length, "student")}`}
            </Text>
          ) : null}
          {state.step === "columns" ? (
            <ColumnChoice
              table={state.table}
              columns={state.columns}
              isAmbiguous={state.isAmbiguous}
              onChange={setColumns}
            />
          ) : null}
          {state.step === "preview" ? <RosterRows rows={state.rows} invitedLabel="New" /> : null}
          {state.step === "done" ? <RosterRows rows={state.rows} invitedLabel="Invited" /> : null}
          {progress && progress.doing !== "reading" ? (
            <Box role="status" aria-label={doings[progress.doing]}>
              <ProgressBar value={(100 * progress.done) / Math.max(1, progress.of)} label={doings[progress.doing]} />
            </Box>
          ) : null}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {state.step === "file" || state.step === "done" ? (
          <Button variant="outline" onClick={close} disabled={isBusy}>
            {state.step === "done" ? "Close" : "Cancel"}
          </Button>
        ) : (
          <Button variant="outline" onClick={restart} disabled={isBusy}>
            Another File
          </Button>
        )}
        {state.step === "columns" ? (
          <Button
            colorPalette="accent"
            onClick={() => void check()}
            loading={isBusy}
            loadingText="Checking..."
            disabled={state.columns.email === null}
          >
            Preview
          </Button>
        ) : null}
        {state.step === "preview" ? (
          <>
            <Button variant="outline" onClick={remap} disabled={isBusy}>
              Change Columns
            </Button>
            <Button
              colorPalette="accent"
              onClick={() => void invite()}
              loading={isBusy}
              loadingText="Inviting..."
              disabled={fresh === 0}
            >
              {fresh === 0 ? "Nobody to Invite" : `Invite ${counted(fresh, "Student")}`}
            </Button>
          </>
        ) : null}
      </Dialog.Footer>
    </DialogShell>
  );
}
