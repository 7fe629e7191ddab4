import { limits } from "@quadwork/server/contract";
import { CheckboxField } from "~/components/CheckboxField";
import { TextField } from "~/components/FormField";
import { useSaveStudentProfileMutation } from "../hooks/SaveStudentProfile.generated";
import { studentFormRules, studentValues, toStudentInput } from "../profile-form";
import { ProfileForm } from "./ProfileForm";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

export interface StudentProfileFormProps {
  profile: ProfileView_ProfileFragment;
  student: NonNullable<ProfileView_ProfileFragment["student"]>;
  onClose: () => void;
}

/** Lets a student edit their profile. */
export default function StudentProfileForm({ profile, student, onClose }: StudentProfileFormProps) {
  const [save] = useSaveStudentProfileMutation();
  return (
    <ProfileForm
      initialValues={studentValues(profile, student)}
      validationSchema={studentFormRules}
      save={(values) => save({ variables: { input: toStudentInput(values) } })}
      onClose={onClose}
      profile={profile}
      roleTitle="Studies and Skills"
    >
      <TextField name="skills" label="Skills" hint="Separate skills with commas, for example React, Figma" />
      <TextField name="education" label="Education" maxLength={limits.educationLength} />
      <TextField
        name="resumeUrl"
        label="Resume Link"
        type="url"
        hint="A Google Drive link that anyone with the link can open"
        maxLength={limits.urlLength}
      />
      <CheckboxField
        name="resumeAfterApproval"
        label="Show my resume to startups only after approval"
        hint="Applies to every application. Your club's head sees it either way."
      />
    </ProfileForm>
  );
}
