import { useState } from "react";
import { Button } from "@chakra-ui/react";
import { limits, teamRules } from "@quadwork/server/contract";
import { Pencil } from "lucide-react";
import { FormDialog } from "~/components/FormDialog";
import { SelectField, TextAreaField, TextField } from "~/components/FormField";
import type { TeamDetailQuery } from "../hooks/TeamDetail.generated";
import { useTeamActions, type TeamFormValues } from "../hooks/useTeamActions";

type Team = NonNullable<TeamDetailQuery["team"]>;

/** The possible team leads: the club head and the team's members. */
function leadOptions({ club, members, teamLead }: Team) {
  const people = new Map(
    [club.head, teamLead, ...members.nodes.map(({ profile }) => profile)].map((person) => [person.id, person]),
  );
  return [...people.values()].map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}${id === club.head.id ? " (club head)" : ""}`,
  }));
}

/** Opens the dialog for renaming a team or changing its lead. */
export function EditTeamButton({ team }: { team: Team }) {
  const [open, setOpen] = useState(false);
  const { update } = useTeamActions(team.id);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pencil size={16} aria-hidden />
        Edit Team
      </Button>
      <FormDialog<TeamFormValues>
        open={open}
        onClose={() => setOpen(false)}
        title="Edit Team"
        initialValues={{ teamName: team.teamName, description: team.description ?? "", teamLeadId: team.teamLead.id }}
        validationSchema={teamRules}
        onSubmit={update}
        submitLabel="Save Changes"
        busyLabel="Saving..."
      >
        <TextField name="teamName" label="Team Name" required maxLength={limits.titleLength} />
        <TextAreaField name="description" label="Description (Optional)" rows={3} />
        <SelectField name="teamLeadId" label="Team Lead" options={leadOptions(team)} />
      </FormDialog>
    </>
  );
}
