import { SimpleGrid } from "@chakra-ui/react";
import { industryLabels, limits } from "@quadwork/server/contract";
import { optionsOf, SelectField, TextAreaField, TextField } from "~/components/FormField";
import { useSaveStartupProfileMutation } from "../hooks/SaveStartupProfile.generated";
import { endsVerification, startupFormRules, startupValues, toStartupInput } from "../profile-form";
import { ProfileForm } from "./ProfileForm";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

const industries = optionsOf(industryLabels);

export interface StartupProfileFormProps {
  profile: ProfileView_ProfileFragment;
  startup: NonNullable<ProfileView_ProfileFragment["startup"]>;
  onClose: () => void;
}

/** Lets a startup edit the user's and the company's profile. */
export default function StartupProfileForm({ profile, startup, onClose }: StartupProfileFormProps) {
  const [save] = useSaveStartupProfileMutation();
  return (
    <ProfileForm
      initialValues={startupValues(profile, startup)}
      validationSchema={startupFormRules}
      save={(values) => save({ variables: { input: toStartupInput(values) } })}
      onClose={onClose}
      profile={profile}
      roleTitle="Your Company"
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField
          name="companyName"
          label="Company Name"
          required
          hint={startup.verification ? endsVerification : undefined}
          autoComplete="organization"
          maxLength={limits.titleLength}
        />
        <TextField
          name="position"
          label="Position"
          required
          autoComplete="organization-title"
          maxLength={limits.titleLength}
        />
        <SelectField name="industry" label="Industry" required options={industries} />
        <TextField
          name="website"
          label="Website"
          type="url"
          hint="For example https://example.com"
          maxLength={limits.urlLength}
        />
      </SimpleGrid>
      <TextAreaField name="description" label="Description" />
    </ProfileForm>
  );
}
