import { useState } from "react";
import { CloseButton, Drawer, Portal } from "@chakra-ui/react";
import type { PopUpProps } from "~/components/LazyPopUp";
import type { UserType } from "~/graphql/types.generated";
import { Brand } from "./Brand";
import { NavigationLinks } from "./NavigationLinks";

/** The opened sidebar of narrow screens. Loaded by `NavigationDrawer` when it is first wanted. */
export default function NavigationDrawerPopUp({ trigger, userType }: PopUpProps & { userType: UserType }) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer.Root open={open} onOpenChange={(change) => setOpen(change.open)} placement="start" size="xs" lazyMount unmountOnExit>
      <Drawer.Trigger asChild>{trigger}</Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title asChild>
                <div>
                  <Brand />
                </div>
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body px="3">
              <NavigationLinks userType={userType} onNavigate={() => setOpen(false)} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close navigation" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
