import { Button, Flex } from "@chakra-ui/react";
import { clubJoiningRules } from "@quadwork/server/contract";
import { Formik } from "formik";
import { Form } from "~/components/Form";
import { SecretCodeField } from "~/components/SecretCodeField";
import { useJoinClub } from "../hooks/useJoinClub";

/** Lets a student without a club join one with its code. */
export function JoinClubForm() {
  const join = useJoinClub();
  return (
    <Formik initialValues={{ clubCode: "" }} validationSchema={clubJoiningRules} onSubmit={join}>
      {({ isSubmitting }) => (
        <Form>
          <Flex direction="column" gap="4" align="center" textAlign="start">
            <SecretCodeField />
            <Button type="submit" colorPalette="accent" loading={isSubmitting} loadingText="Joining...">
              Join Club
            </Button>
          </Flex>
        </Form>
      )}
    </Formik>
  );
}
