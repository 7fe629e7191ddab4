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
      <HydratedRouter />
    </CacheProvider>,
  );
});
