import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { HydratedRouter } from "react-router/dom";

const cache = createCache({ key: "css" });

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={cache}>
      {/* Apollo's useQuery starts a request while it renders. In a transition that render competes with urgent ones
          of the address before, and two addresses' requests could chase each other. */}
      <HydratedRouter useTransitions={false} />
    </CacheProvider>,
  );
});
