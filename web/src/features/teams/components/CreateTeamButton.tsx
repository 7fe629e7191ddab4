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

/** Opens the dialog for creating a team. */
export function CreateTeamButton() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A club head who comes from an application creates a team for it and returns there.
  const appliesTo = search.get(applicationParameter);
  const [open, setOpen] = useState(appliesTo !== null);
  const createTeam = useCreateTeam((teamId) => {
    if (appliesTo) void navigate(applicationAddress(appliesTo, teamId), { replace: true });
  });
  // A team can be created without the list of projects, since the project is optional.
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
        description="Teams apply to projects and work on them together."
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
          hint="The project this team hopes to work on. You apply to it in a separate step."
          options={[
            { value: noProject, label: "No project" },
            ...projects.map(({ id, title, startup }) => ({ value: id, label: `${title} (${startup.companyName})` })),
          ]}
        />
      </FormDialog>
    </>
  );
}
