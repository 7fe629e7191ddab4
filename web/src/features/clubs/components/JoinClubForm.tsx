import { Button, Flex } from "@chakra-ui/react";
import { clubJoiningRules, limits } from "@quadwork/server/contract";
import { Form, Formik } from "formik";
import { TextField } from "~/components/FormField";
import { useJoinClub } from "../hooks/useJoinClub";

/** With the code from its head a student without a club joins one. */
export function JoinClubForm() {
  const join = useJoinClub();
  return (
    <Formik initialValues={{ secretCode: "" }} validationSchema={clubJoiningRules} onSubmit={join}>
      {({ isSubmitting }) => (
        <Form noValidate>
          <Flex direction="column" gap="4" align="center" textAlign="start">
            <TextField
              name="secretCode"
              label="Club code"
              required
              maxLength={limits.secretCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              fontFamily="mono"
              letterSpacing="0.15em"
              textTransform="uppercase"
            />
            <Button type="submit" colorPalette="accent" loading={isSubmitting} loadingText="Joining...">
              Join Club
            </Button>
          </Flex>
        </Form>
      )}
    </Formik>
  );
}
