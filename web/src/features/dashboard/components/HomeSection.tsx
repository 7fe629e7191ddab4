import { Children, type ReactNode } from "react";
import { Button } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { Section } from "~/components/Section";

export interface HomeSectionProps {
  title: string;
  loading: boolean;
  /** Loading text; by default 'Loading...'. */
  loadingLabel?: string;
  skeletons?: number;
  /** Shown when there are no cards. */
  empty: string;
  /** Minimum width of a card. */
  cardWidth?: string;
  /** Link to all of them. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A titled row of cards on the home page. */
export function HomeSection({
  title,
  loading,
  loadingLabel,
  skeletons = 3,
  empty,
  cardWidth,
  more,
  children,
}: HomeSectionProps) {
  return (
    <Section
      title={title}
      action={
        more ? (
          <Button asChild variant="ghost" size="sm">
            <Link to={more.to}>
              {more.label}
              <ArrowRight size={16} aria-hidden />
            </Link>
          </Button>
        ) : undefined
      }
    >
      {loading ? (
        <CardSkeletons count={skeletons} label={loadingLabel} />
      ) : Children.count(children) === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <CardGrid minWidth={cardWidth}>{children}</CardGrid>
      )}
    </Section>
  );
}
