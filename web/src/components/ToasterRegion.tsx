import { useEffect } from "react";
import { createToaster, Portal, Stack, Toast, Toaster as ChakraToaster } from "@chakra-ui/react";
import type { ToastMessage } from "./toaster";

const toaster = createToaster({ placement: "bottom-end", pauseOnPageIdle: true });

/** Loaded by `Toaster` when the first toast is raised. */
export default function ToasterRegion({ connect }: { connect: (show: (message: ToastMessage) => void) => () => void }) {
  useEffect(() => connect((message) => toaster.create({ ...message, closable: true, duration: message.type === "error" ? 8000 : 5000 })), [connect]);
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: "4" }}>
        {({ title, description }) => (
          <Toast.Root width={{ md: "sm" }}>
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxWidth="100%">
              <Toast.Title>{title}</Toast.Title>
              {description ? <Toast.Description>{description}</Toast.Description> : null}
            </Stack>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
