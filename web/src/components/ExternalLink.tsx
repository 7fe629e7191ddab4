import type { ReactNode } from "react";
import { Link } from "@chakra-ui/react";
import { ExternalLink as ExternalIcon } from "lucide-react";

/** A link to another site, in a new tab without access to this one. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" color="accent.fg" textDecoration="underline">
      {children}
      <ExternalIcon size={14} aria-label="(opens in a new tab)" />
    </Link>
  );
}
