import { useEffect } from "react";
import { ChakraProvider, createToaster, Portal, Stack, Toast, Toaster as ChakraToaster } from "@chakra-ui/react";
import { toastSlotRecipe } from "@chakra-ui/react/theme";
import { extendSystem } from "~/theme/extend-system";
import { system } from "~/theme/system";
import type { ToastMessage } from "./toaster";

export const toaster = createToaster({ placement: "bottom-end", pauseOnPageIdle: true });

/** Only here do toasts need their dress. */
const toastSystem = extendSystem(system, { slotRecipes: { toast: toastSlotRecipe } });

const show = (message: ToastMessage) =>
  void toaster.create({ ...message, closable: true, duration: message.type === "error" ? 8000 : 5000 });

/** Loaded by `Toaster` when the first toast is raised. */
export default function ToasterRegion({ connect }: { connect: (show: (message: ToastMessage) => void) => () => void }) {
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // Chakra's region listens a moment after it is mounted; a toast made before that never appears.
    const timer = setTimeout(() => {
      disconnect = connect(show);
    });
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [connect]);
  return (
    <ChakraProvider value={toastSystem}>
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
    </ChakraProvider>
  );
}
