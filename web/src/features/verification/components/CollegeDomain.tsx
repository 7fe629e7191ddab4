import { Button, Flex, Stack } from "@chakra-ui/react";
import { limits, requiredLine } from "@quadwork/server/contract";
import { Formik } from "formik";
import { object } from "yup";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import type { VerificationActs } from "../hooks/useVerificationActs";

const domainRules = object({ domain: requiredLine("Domain", limits.domainLength) });

/** Names the domain of a college. */
export default function CollegeDomain({ acts, known }: { acts: VerificationActs; known: string }) {
  return (
    <Formik
      initialValues={{ domain: known }}
      validationSchema={domainRules}
      onSubmit={(values, form) => acts.startWithDomain(values, form)}
    >
      {({ isSubmitting }) => (
        <Form>
          <Stack gap="4">
            <TextField
              name="domain"
              label="Domain of your college's mail addresses"
              required
              placeholder="college.edu"
              autoCapitalize="none"
              spellCheck={false}
              hint="What stands behind the @, in an address that the college gives."
              maxLength={limits.domainLength}
            />
            <Flex>
              <Button type="submit" variant="outline" loading={isSubmitting} loadingText="Starting...">
                {known ? "Use this domain" : "Start verification"}
              </Button>
            </Flex>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
