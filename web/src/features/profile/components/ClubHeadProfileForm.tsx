import { SimpleGrid } from "@chakra-ui/react";
import { clubTypeLabels, limits } from "@quadwork/server/contract";
import { optionsOf, SelectField, TextAreaField, TextField } from "~/components/FormField";
import { useSaveClubHeadProfileMutation } from "../hooks/SaveClubHeadProfile.generated";
import { clubHeadFormRules, clubHeadValues, endsVerification, toClubHeadInput } from "../profile-form";
import { ProfileForm } from "./ProfileForm";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

const clubTypes = optionsOf(clubTypeLabels);

export interface ClubHeadProfileFormProps {
  profile: ProfileView_ProfileFragment;
  club: NonNullable<ProfileView_ProfileFragment["club"]>;
  onClose: () => void;
}

/** Lets a club head edit their own and their club's profile. */
export default function ClubHeadProfileForm({ profile, club, onClose }: ClubHeadProfileFormProps) {
  const [save] = useSaveClubHeadProfileMutation();
  const hint = club.verification ? endsVerification : undefined;
  return (
    <ProfileForm
      initialValues={clubHeadValues(profile, club)}
      validationSchema={clubHeadFormRules}
      save={(values) => save({ variables: { input: toClubHeadInput(values) } })}
      onClose={onClose}
      profile={profile}
      roleTitle="Your Club"
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField name="clubName" label="Club Name" required hint={hint} maxLength={limits.titleLength} />
        <TextField name="collegeName" label="College Name" required hint={hint} maxLength={limits.titleLength} />
        <SelectField name="clubType" label="Club Type" required options={clubTypes} />
      </SimpleGrid>
      <TextAreaField name="description" label="Description" />
    </ProfileForm>
  );
}
