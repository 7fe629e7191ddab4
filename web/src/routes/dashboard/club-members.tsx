import { Stack } from "@chakra-ui/react";
import { PageHeader } from "~/components/PageHeader";
import { LedClub } from "~/features/clubs/components/LedClub";
import { HandoverSection } from "~/features/memberships/components/HandoverSection";
import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["CLUB_HEAD"] } satisfies RouteHandle;

export const meta = () => [{ title: "Club & Members | Quadwork" }];

export default function ClubMembersPage() {
  return (
    <>
      <PageHeader title="Club & Members" subtitle="Invite students from your college and see who has joined." />
      <Stack gap="10">
        <LedClub />
        <HandoverSection />
      </Stack>
    </>
  );
}
