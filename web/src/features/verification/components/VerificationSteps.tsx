import { useState, type ReactNode } from "react";
import { Alert, Button, Flex, List, Stack, Text } from "@chakra-ui/react";
import { verificationMailRules } from "@quadwork/server/contract";
import { Formik } from "formik";
import { formatMoment } from "~/components/dates";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { RadioCard, RadioCards } from "~/components/RadioCards";
import type { VerificationActs } from "../hooks/useVerificationActs";
import { CopyableText } from "./CopyableText";
import type { VerificationSteps_VerificationChallengeFragment as Challenge } from "./VerificationSteps.generated";

interface StepsProps {
  challenge: Challenge;
  acts: VerificationActs;
}

/** Numbered steps, then the check. */
function Published({ steps, method, acts }: { steps: ReactNode[]; method: "DNS" | "FILE"; acts: VerificationActs }) {
  return (
    <Stack gap="4">
      <List.Root as="ol" gap="4" ps="5">
        {steps.map((step, index) => (
          <List.Item key={index}>{step}</List.Item>
        ))}
      </List.Root>
      {acts.finding ? (
        <Alert.Root status="warning" role="alert">
          <Alert.Indicator />
          <Alert.Description minW="0" overflowWrap="anywhere">
            {acts.finding}
          </Alert.Description>
        </Alert.Root>
      ) : null}
      <Flex>
        <Button
          colorPalette="accent"
          loading={acts.checking}
          loadingText="Checking..."
          onClick={() => void acts.check(method)}
        >
          Check now
        </Button>
      </Flex>
    </Stack>
  );
}

function DnsSteps({ challenge, acts }: StepsProps) {
  const steps = [
    <Text key="open">Open the DNS settings of {challenge.domain}, where the domain was registered.</Text>,
    <Stack key="add" gap="3">
      <Text>Add a record of type TXT.</Text>
      <CopyableText label="Name" text={challenge.recordName} />
      <CopyableText label="Value" text={challenge.proof} />
    </Stack>,
    <Text key="wait">Check once it has spread, which takes minutes to an hour. Leave the record where it is.</Text>,
  ];
  return <Published steps={steps} method="DNS" acts={acts} />;
}

function FileSteps({ challenge, fileUrl, acts }: StepsProps & { fileUrl: string }) {
  const steps = [
    <Stack key="file" gap="3">
      <Text>Save a text file with this line.</Text>
      <CopyableText label="Content" text={challenge.proof} />
    </Stack>,
    <Stack key="address" gap="3">
      <Text>Put it on your website, at this address or below www. The address must not lead elsewhere.</Text>
      <CopyableText label="Address" text={fileUrl} />
    </Stack>,
    <Text key="check">Check, and leave the file where it is.</Text>,
  ];
  return <Published steps={steps} method="FILE" acts={acts} />;
}

function MailStep({ challenge, acts }: StepsProps) {
  const { domain, email, mailExpiresAt } = challenge;
  return (
    <Stack gap="4">
      <Text>
        We mail a link to an address that ends with @{domain}. The person who reads it there confirms, with or without
        an account.
      </Text>
      {email && mailExpiresAt ? (
        <Alert.Root status="info" role="status">
          <Alert.Indicator />
          <Alert.Description minW="0" overflowWrap="anywhere">
            A link is on its way to {email}. It works until {formatMoment(mailExpiresAt)}.
          </Alert.Description>
        </Alert.Root>
      ) : null}
      <Formik
        initialValues={{ email: email ?? "" }}
        validationSchema={verificationMailRules}
        onSubmit={(values, form) => acts.sendMail(values, form)}
      >
        {({ isSubmitting }) => (
          <Form>
            <Stack gap="4">
              <TextField name="email" label="Address" type="email" required placeholder={`hello@${domain}`} />
              <Flex>
                <Button type="submit" colorPalette="accent" loading={isSubmitting} loadingText="Sending...">
                  {mailExpiresAt ? "Send another link" : "Send link"}
                </Button>
              </Flex>
            </Stack>
          </Form>
        )}
      </Formik>
    </Stack>
  );
}

/** The ways to show that a domain is one's own, and the steps of the chosen one. */
export default function VerificationSteps({ challenge, acts }: StepsProps) {
  const [way, setWay] = useState(challenge.mailExpiresAt ? "mail" : "dns");
  const { domain, fileUrl } = challenge;
  const choose = (next: string) => {
    acts.forgetFinding();
    setWay(next);
  };
  return (
    <Stack gap="5">
      <RadioCards label={`How to show that ${domain} is yours`} name="verification-way" value={way} onChange={choose}>
        <Flex gap="3" direction={{ base: "column", md: "row" }}>
          <RadioCard value="dns" title="DNS record" hint="Needs access to the domain's DNS settings." />
          {fileUrl ? <RadioCard value="file" title="File" hint="Needs access to the website's files." /> : null}
          <RadioCard value="mail" title="Mail" hint={`Needs a mailbox at ${domain}.`} />
        </Flex>
      </RadioCards>
      {way === "dns" ? <DnsSteps challenge={challenge} acts={acts} /> : null}
      {way === "file" && fileUrl ? <FileSteps challenge={challenge} fileUrl={fileUrl} acts={acts} /> : null}
      {way === "mail" ? <MailStep challenge={challenge} acts={acts} /> : null}
    </Stack>
  );
}
