import { Alert, Link } from "@chakra-ui/react";
import { applicationRules } from "@quadwork/server/contract";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "~/components/ErrorState";
import { FormDialog } from "~/components/FormDialog";
import { SelectField, TextAreaField } from "~/components/FormField";
import { toasts } from "~/texts/toasts";
import { counted } from "~/texts/counted";
import { useApplicableTeamsQuery } from "../hooks/ApplicableTeams.generated";
import { useSubmitApplication, type ApplicationFormValues } from "../hooks/useSubmitApplication";
import type { ApplyButton_ProjectFragment } from "./ApplyButton.generated";

const empty: ApplicationFormValues = { teamId: "", message: "" };

export interface ApplyDialogProps {
  project: Pick<ApplyButton_ProjectFragment, "id" | "title">;
  open: boolean;
  onClose: () => void;
}

/** A club head chooses a team, writes a message and applies. */
export function ApplyDialog({ project, open, onClose }: ApplyDialogProps) {
  const submit = useSubmitApplication(project.id);
  const { data, loading, error, refetch } = useApplicableTeamsQuery({ skip: !open, fetchPolicy: "cache-and-network" });
  const teams = data?.teams.nodes ?? [];

  return (
    <FormDialog<ApplicationFormValues>
      open={open}
      onClose={onClose}
      title="Apply on Behalf of Club"
      description={project.title}
      initialValues={empty}
      validationSchema={applicationRules}
      onSubmit={submit}
      submitLabel="Submit"
      busyLabel="Submitting..."
      submitDisabled={({ teamId, message }) => !teamId || !message.trim()}
    >
      {error && !data ? (
        <ErrorState title={toasts.clubTeamsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
      ) : data && teams.length === 0 ? (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Description>
              You need to create a team before applying. Please go to Team Management to create a team.
            </Alert.Description>
            <Link asChild fontWeight="medium" mt="2">
              <RouterLink to="/dashboard/teams">Go to Team Management</RouterLink>
            </Link>
          </Alert.Content>
        </Alert.Root>
      ) : (
        <SelectField
          name="teamId"
          label="Team"
          required
          // There from the beginning, so that the dialog opens with its focus here.
          placeholder={data ? "Select a team" : "Loading teams..."}
          options={teams.map(({ id, teamName, memberCount }) => ({
            value: id,
            label: `${teamName} (${counted(memberCount, "member")})`,
          }))}
        />
      )}
      <TextAreaField
        name="message"
        label="Message"
        required
        rows={5}
        placeholder="Why is your team a good match for this project?"
      />
    </FormDialog>
  );
}
