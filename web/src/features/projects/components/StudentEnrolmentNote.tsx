import { Box, Heading, Text } from "@chakra-ui/react";

/** Tells a student how to join a project. */
export function StudentEnrolmentNote() {
  return (
    <Box
      as="section"
      aria-labelledby="student-enrolment"
      borderWidth="1px"
      rounded="l3"
      bg="accent.subtle"
      p="5"
      mb="8"
    >
      <Heading as="h2" id="student-enrolment" size="md">
        Available Projects
      </Heading>
      <Text fontWeight="medium" mt="2">
        Interested in a project?
      </Text>
      <Text color="fg.muted">Please contact your team lead to discuss project enrollment.</Text>
    </Box>
  );
}
