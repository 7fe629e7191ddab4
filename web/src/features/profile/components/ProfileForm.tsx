import type { ReactNode } from "react";
import { Button, Card, SimpleGrid, Stack } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Formik } from "formik";
import type { ObjectSchema } from "yup";
import { Form } from "~/components/Form";
import { TextAreaField, TextField } from "~/components/FormField";
import { PageHeader } from "~/components/PageHeader";
import { UnsavedChanges } from "~/components/UnsavedChanges";
import { useSaveProfile } from "../hooks/useSaveProfile";
import type { PersonValues } from "../profile-form";
import { AvatarField, LogoField } from "./PictureField";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

export interface ProfileFormProps<Values extends PersonValues> {
  initialValues: Values;
  validationSchema: ObjectSchema<object>;
  save: (values: Values) => Promise<unknown>;
  /** Returns to view mode. */
  onClose: () => void;
  profile: ProfileView_ProfileFragment;
  /** Heading of the role's part. */
  roleTitle: string;
  /** The role's fields. */
  children: ReactNode;
}

/** Edit mode: the personal fields, then the role's. */
export function ProfileForm<Values extends PersonValues>(props: ProfileFormProps<Values>) {
  const { initialValues, validationSchema, save, onClose, profile, roleTitle, children } = props;
  const submit = useSaveProfile(profile.id, save, onClose);
  return (
    <Formik<Values> initialValues={initialValues} validationSchema={validationSchema} onSubmit={submit}>
      {({ dirty, isSubmitting }) => (
        <Form>
          <UnsavedChanges unsaved={dirty} />
          <PageHeader
            title="My Profile"
            action={
              <>
                <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
                  Cancel
                </Button>
                <Button type="submit" colorPalette="accent" loading={isSubmitting} loadingText="Saving...">
                  Save Changes
                </Button>
              </>
            }
          />
          <Stack gap="5" maxW="3xl">
            <Card.Root>
              <Card.Header>
                <Card.Title as="h2">About You</Card.Title>
              </Card.Header>
              <Card.Body>
                <Stack gap="5">
                  <AvatarField profile={profile} />
                  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
                    <TextField
                      name="firstName"
                      label="First Name"
                      required
                      autoComplete="given-name"
                      maxLength={limits.nameLength}
                    />
                    <TextField
                      name="lastName"
                      label="Last Name"
                      required
                      autoComplete="family-name"
                      maxLength={limits.nameLength}
                    />
                  </SimpleGrid>
                  <TextAreaField name="bio" label="Bio" />
                </Stack>
              </Card.Body>
            </Card.Root>
            <Card.Root>
              <Card.Header>
                <Card.Title as="h2">{roleTitle}</Card.Title>
              </Card.Header>
              <Card.Body>
                <Stack gap="5">
                  <LogoField profile={profile} />
                  {children}
                </Stack>
              </Card.Body>
            </Card.Root>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
