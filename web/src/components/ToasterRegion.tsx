import { useEffect } from "react";
import { ChakraProvider, createToaster, Portal, Stack, Toast, Toaster as ChakraToaster } from "@chakra-ui/react";
import { toastSlotRecipe } from "@chakra-ui/react/theme";
import { extendSystem } from "~/theme/extend-system";
import { system } from "~/theme/system";
import type { ToastRegion } from "./toast-region";

/** From the theme's breakpoint md on, toasts appear at the bottom. On a phone, the buttons are there. */
const isWide = window.matchMedia("(min-width: 48rem)").matches;

export const toaster = createToaster({ placement: isWide ? "bottom-end" : "top", pauseOnPageIdle: true });

/** Only this module needs the toast styles. */
const toastSystem = extendSystem(system, { slotRecipes: { toast: toastSlotRecipe } });

const region: ToastRegion = {
  show: ({ id, type, title, description }) => {
    toaster.remove();
    // An error stays until it is dismissed or its cause is gone.
    toaster.create({ id, type, title, description, closable: true, duration: type === "error" ? Infinity : 5000 });
  },
  end: (id) => void toaster.dismiss(id),
};

/** Loaded by `Toaster` when the first toast is raised. */
export default function ToasterRegion({ connect }: { connect: (region: ToastRegion) => () => void }) {
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // Chakra's region starts listening just after it mounts; a toast raised before that never appears.
    const timer = setTimeout(() => {
      disconnect = connect(region);
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
