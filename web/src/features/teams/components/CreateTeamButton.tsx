import { useState } from "react";
import { Button } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Plus } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { FormDialog } from "~/components/FormDialog";
import { SelectField, TextAreaField, TextField } from "~/components/FormField";
import { noProject, useCreateTeam, type CreateTeamValues } from "../hooks/useCreateTeam";
import { applicationAddress, applicationParameter } from "../return-to-application";
import { useWishableProjectsQuery } from "../hooks/WishableProjects.generated";

const empty: CreateTeamValues = { teamName: "", description: "", projectId: noProject };

/** Opens the dialog in which a club head makes a team. */
export function CreateTeamButton() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Who comes from an application wants a team for it, and goes back there with it.
  const appliesTo = search.get(applicationParameter);
  const [open, setOpen] = useState(appliesTo !== null);
  const createTeam = useCreateTeam((teamId) => {
    if (appliesTo) void navigate(applicationAddress(appliesTo, teamId), { replace: true });
  });
  // Without the list of projects a team can still be made: the project is optional.
  const { data } = useWishableProjectsQuery({ skip: !open });
  const projects = data?.projects.nodes ?? [];

  return (
    <>
      <Button colorPalette="accent" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden />
        Create New Team
      </Button>
      <FormDialog<CreateTeamValues>
        open={open}
        onClose={() => setOpen(false)}
        title="Create New Team"
        description="A team applies for a project and works on it together."
        initialValues={empty}
        onSubmit={createTeam}
        submitLabel="Create Team"
        busyLabel="Creating team..."
      >
        <TextField name="teamName" label="Team Name" required maxLength={limits.titleLength} />
        <TextAreaField name="description" label="Description (Optional)" rows={3} />
        <SelectField
          name="projectId"
          label="Project (Optional)"
          hint="The project this team hopes to work on. Applying for it is a separate step."
          options={[
            { value: noProject, label: "No project" },
            ...projects.map(({ id, title, startup }) => ({ value: id, label: `${title} (${startup.companyName})` })),
          ]}
        />
      </FormDialog>
    </>
  );
}
