import { Text } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import { LinkCard } from "~/components/LinkCard";
import type { HomeApplicationCard_ApplicationFragment } from "./HomeApplicationCard.generated";

export interface HomeApplicationCardProps {
  application: HomeApplicationCard_ApplicationFragment;
  /** The viewer's side: startups see the club first, club heads the project. */
  seenBy: "club" | "startup";
}

/** An application, seen from one of its two sides. */
export function HomeApplicationCard({ application, seenBy }: HomeApplicationCardProps) {
  const { project, club, status, createdAt, initiatedBy } = application;
  const date = formatDate(createdAt);
  return (
    <LinkCard
      to={
        seenBy === "startup"
          ? `/dashboard/applications?application=${application.id}`
          : `/dashboard/projects/${project.id}`
      }
      title={project.title}
      subtitle={
        <Text textStyle="sm" color="fg.muted">
          {seenBy === "startup" ? club.clubName : project.startup.companyName}
        </Text>
      }
      aside={<ApplicationStatusBadge status={status} />}
    >
      <Text textStyle="sm" color="fg.muted">
        {initiatedBy === "STARTUP" ? `Invited ${date}` : `Applied ${date}`}
      </Text>
    </LinkCard>
  );
}
