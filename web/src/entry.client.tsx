import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { afterPaint } from "./components/after-paint";

const cache = createCache({ key: "css" });

/** Shows a link or tab as pressed before rendering the page it leads to. */
const pressFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go) {
        await afterPaint();
        await go();
      },
    }),
};

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={cache}>
      {/* Apollo's useQuery starts a request while it renders. In a transition that render competes with urgent ones
          of the address before, and two addresses' requests could chase each other. */}
      <HydratedRouter useTransitions={false} instrumentations={[pressFirst]} />
    </CacheProvider>,
  );
});
