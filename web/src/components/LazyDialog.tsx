import { Suspense, useState, type ReactNode } from "react";

/**
 * Mounts a dialog created with `lazy` when it opens for the first time, so that its code is downloaded then. It stays
 * mounted, so that it fades out and gives the focus back.
 */
export function LazyDialog({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
