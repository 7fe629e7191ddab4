import { limits, skillOptions } from "@quadwork/server/contract";
import { TextField } from "~/components/FormField";
import { TagsField } from "~/components/TagsField";

/** What a student studies and can do. */
export function StudyFields({ disabled }: { disabled: boolean }) {
  return (
    <>
      <TextField
        name="education"
        label="Education"
        hint="For example: B.Tech Computer Science, 2nd year"
        required
        disabled={disabled}
      />
      <TextField
        name="resumeUrl"
        label="Resume link"
        type="url"
        hint="A Google Drive link that anyone with the link can open"
        placeholder="https://drive.google.com/..."
        required
        disabled={disabled}
      />
      <TagsField
        name="skills"
        label="Skills (optional)"
        suggestions={skillOptions}
        hint="Pick from the list or add your own"
        maxLength={limits.skillLength}
        disabled={disabled}
      />
    </>
  );
}
