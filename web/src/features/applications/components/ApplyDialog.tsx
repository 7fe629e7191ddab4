import { useEffect } from "react";
import { Alert, Button, Link } from "@chakra-ui/react";
import { applicationRules } from "@quadwork/server/contract";
import { Plus } from "lucide-react";
import { Link as RouterLink } from "react-router";
import { ErrorState } from "~/components/ErrorState";
import { FormDialog } from "~/components/FormDialog";
import { TextAreaField } from "~/components/FormField";
import { toasts } from "~/texts/toasts";
import { forgetApplicationDraft, keepApplicationDraft, readApplicationDraft } from "../application-draft";
import { useApplicableTeamsQuery } from "../hooks/ApplicableTeams.generated";
import { useSubmitApplication, type ApplicationFormValues } from "../hooks/useSubmitApplication";
import type { ApplyButton_ProjectFragment } from "./ApplyButton.generated";
import { TeamChoice } from "./TeamChoice";
import { WhoSeesResumes } from "./WhoSeesResumes";

/** Saves every change, so that closing the dialog loses nothing. */
function KeepDraft({
  values,
  onChange,
}: {
  values: ApplicationFormValues;
  onChange: (values: ApplicationFormValues) => void;
}) {
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

export interface ApplyDialogProps {
  project: Pick<ApplyButton_ProjectFragment, "id" | "title" | "teamSize" | "startup">;
  /** The owner of the draft. */
  userId: string;
  open: boolean;
  /** The initially selected team; an empty string for the last choice. */
  teamId: string;
  onClose: () => void;
}

/** Lets a club head choose a team, write a message and apply. The draft is kept until it is sent. */
export default function ApplyDialog({ project, userId, open, teamId, onClose }: ApplyDialogProps) {
  const submit = useSubmitApplication(project.id);
  const { data, loading, error, refetch } = useApplicableTeamsQuery({ skip: !open, fetchPolicy: "cache-and-network" });
  const draft = open ? readApplicationDraft(userId, project.id) : { teamId: "", message: "", holdsBack: false };
  const keep = (values: ApplicationFormValues) => keepApplicationDraft(userId, project.id, values);
  const newTeam = `/dashboard/teams?apply-to=${encodeURIComponent(project.id)}`;

  return (
    <FormDialog<ApplicationFormValues>
      open={open}
      onClose={onClose}
      title="Apply on Behalf of Club"
      description={project.title}
      initialValues={{ ...draft, ...(teamId && { teamId }) }}
      validationSchema={applicationRules}
      onSubmit={async (values, form) => {
        const sent = await submit(values, form);
        if (sent) forgetApplicationDraft(userId, project.id);
        return sent;
      }}
      submitLabel="Submit"
      busyLabel="Submitting..."
      submitDisabled={({ teamId: chosen, message }) =>
        !message.trim() || !data?.teams.nodes.some(({ id }) => id === chosen)
      }
    >
      {(values) => (
        <>
          <KeepDraft values={values} onChange={keep} />
          {error && !data ? (
            <ErrorState
              title={toasts.clubTeamsLoadFailed.description}
              onRetry={() => void refetch()}
              retrying={loading}
            />
          ) : data && data.teams.nodes.length === 0 ? (
            <Alert.Root status="warning">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Description>
                  You need to create a team before applying. Please go to Team Management to create a team.
                </Alert.Description>
                <Link asChild fontWeight="medium" mt="2">
                  <RouterLink to={newTeam}>Go to Team Management</RouterLink>
                </Link>
              </Alert.Content>
            </Alert.Root>
          ) : (
            <>
              <TeamChoice project={project} teams={data?.teams.nodes} chosenId={values.teamId} />
              <Button asChild variant="ghost" size="sm" alignSelf="flex-start" ms="-3" mt="-2">
                <RouterLink to={newTeam}>
                  <Plus size={16} aria-hidden />
                  Create a Team
                </RouterLink>
              </Button>
            </>
          )}
          <TextAreaField
            name="message"
            label="Message"
            required
            rows={5}
            placeholder="Why is your team a good match for this project?"
          />
          <WhoSeesResumes
            startup={project.startup}
            team={data?.teams.nodes.find(({ id }) => id === values.teamId)}
            holdsBack={values.holdsBack}
          />
        </>
      )}
    </FormDialog>
  );
}
