import { Heading, Stack, Text } from "@chakra-ui/react";
import type { Question } from "~/texts/pages";
import { Disclosure } from "./Disclosure";

export function FrequentQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <Stack as="section" gap="5" maxWidth="44rem">
      <Heading as="h2" size="2xl">
        Frequently asked questions
      </Heading>
      <Stack gap="3">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <Text color="fg.muted">{answer}</Text>
          </Disclosure>
        ))}
      </Stack>
    </Stack>
  );
}
