import { useState } from "react";
import { CloseButton, Drawer, IconButton, Portal } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import type { UserType } from "~/graphql/types.generated";
import { Brand } from "./Brand";
import { NavigationLinks } from "./NavigationLinks";

/** The sidebar of narrow screens, opened by a burger button. */
export function NavigationDrawer({ userType }: { userType: UserType }) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer.Root open={open} onOpenChange={(change) => setOpen(change.open)} placement="start" size="xs" lazyMount unmountOnExit>
      <Drawer.Trigger asChild>
        <IconButton aria-label="Open navigation" variant="ghost" hideFrom="md">
          <Menu size={20} aria-hidden />
        </IconButton>
      </Drawer.Trigger>
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
