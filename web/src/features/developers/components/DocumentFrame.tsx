import type { ReactNode } from "react";
import { Box, Container } from "@chakra-ui/react";
import { TextPageHeader } from "~/components/TextPageHeader";
import { articleStyles, frameStyles } from "../document-styles";

const pages = [
  { href: "/developers", label: "Guide" },
  { href: "/developers/events", label: "Events" },
  { href: "/developers/reference", label: "Schema reference" },
  { href: "/graphql", label: "Sandbox" },
] as const;

export interface DocumentFrameProps {
  title: string;
  lead: string;
  /** The address of this page. */
  path: (typeof pages)[number]["href"];
  /** The links under "On this page". */
  contents: ReactNode;
  search?: ReactNode;
  children: ReactNode;
}

/**
 * A page for developers: links to its neighbours, its contents, and the text. Links load whole pages, which have no
 * scripts.
 */
export function DocumentFrame({ title, lead, path, contents, search, children }: DocumentFrameProps) {
  return (
    <Container maxW="6xl" py={{ base: "8", md: "12" }} css={frameStyles}>
      <nav aria-label="Developers">
        {pages.map(({ href, label }) => (
          <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <Box mt="8">
        <TextPageHeader title={title} lead={lead} />
      </Box>
      {search}
      <div className="columns">
        <nav aria-label="On this page">{contents}</nav>
        <Box as="article" minWidth="0" css={articleStyles}>
          {children}
        </Box>
      </div>
    </Container>
  );
}
