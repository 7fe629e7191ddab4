import { Button, Dialog, Link, List, Stack, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import type { UserType } from "~/graphql/types.generated";

export interface DeletionBlockedProps {
  /** The projects in progress. */
  projects: readonly { id: string; title: string }[];
  userType: UserType;
  onClose: () => void;
}

/** Why the account cannot be deleted now, and what to do about it. */
export function DeletionBlocked({ projects, userType, onClose }: DeletionBlockedProps) {
  return (
    <>
      <Dialog.Body>
        <Stack gap="3">
          <Text>
            People are working with you right now.{" "}
            {userType === "STARTUP"
              ? "Complete these projects first:"
              : "Ask the startups to complete these projects first:"}
          </Text>
          <List.Root ps="5">
            {projects.map(({ id, title }) => (
              <List.Item key={id}>
                <Link asChild variant="underline" color="accent.fg">
                  <RouterLink to={`/dashboard/projects/${id}`}>{title}</RouterLink>
                </Link>
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </Dialog.Footer>
    </>
  );
}
