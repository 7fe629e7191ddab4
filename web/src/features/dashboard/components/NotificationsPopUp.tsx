import { useState } from "react";
import { Badge, Box, Button, HStack, Popover, Stack, Text } from "@chakra-ui/react";
import { popoverSlotRecipe } from "@chakra-ui/react/theme";
import { Link } from "react-router";
import type { PopUpProps } from "~/components/LazyPopUp";
import { WithRecipes } from "~/theme/WithRecipes";
import { sampleNotifications } from "../sample-notifications";

const extra = { recipes: { slotRecipes: { popover: popoverSlotRecipe } } };

/** Sample entries and a link to the notifications page. Loaded by `NotificationsMenu` on first use. */
export default function NotificationsPopUp({ trigger }: PopUpProps) {
  const [open, setOpen] = useState(true);
  return (
    <WithRecipes extra={extra}>
      <Popover.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        positioning={{ placement: "bottom-end" }}
        lazyMount
        unmountOnExit
      >
        <Popover.Trigger asChild>{trigger}</Popover.Trigger>
        <Popover.Positioner>
          <Popover.Content
            aria-label="Notifications"
            css={{ "--popover-size": "22rem", "--popover-mobile-size": "calc(100vw - 2rem)" }}
          >
            <Popover.Body p="0">
              <HStack justify="space-between" px="4" py="3" borderBottomWidth="1px">
                <Text as="h2" fontWeight="semibold">
                  Notifications
                </Text>
                <Badge variant="outline">Samples</Badge>
              </HStack>
              <Stack as="ul" listStyleType="none" gap="0">
                {sampleNotifications.map(({ title, text, when }) => (
                  <Box as="li" key={title} px="4" py="3" borderBottomWidth="1px" borderColor="border.muted">
                    <Text fontWeight="medium" textStyle="sm">
                      {title}
                    </Text>
                    <Text textStyle="sm" color="fg.muted">
                      {text}
                    </Text>
                    <Text textStyle="xs" color="fg.muted" mt="0.5">
                      {when}
                    </Text>
                  </Box>
                ))}
              </Stack>
              <Box p="2">
                <Button asChild variant="ghost" size="sm" width="full" onClick={() => setOpen(false)}>
                  <Link to="/dashboard/notifications">View all notifications</Link>
                </Button>
              </Box>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </WithRecipes>
  );
}
