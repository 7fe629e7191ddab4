import type { ReactNode } from "react";
import { Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";

/** A link inside running text. `newTab` keeps the page with a half-filled form open. */
export function TextLink({ to, newTab, children }: { to: string; newTab?: boolean; children: ReactNode }) {
  return (
    <Link asChild variant="underline" color="accent.fg" fontWeight="medium">
      <RouterLink to={to} {...(newTab && { target: "_blank", rel: "noopener" })}>
        {children}
      </RouterLink>
    </Link>
  );
}
