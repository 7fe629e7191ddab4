import { lazy } from "react";
import { Button, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { LazyPopUp } from "~/components/LazyPopUp";
import { PersonAvatar } from "~/components/PersonAvatar";
import type { SessionUser } from "~/graphql/session";
import { useColourScheme } from "~/theme/colour-scheme";

const load = () => import("./AccountMenuPopUp");
const AccountMenuPopUp = lazy(load);

/** The signed-in user, links to their pages, and the choice of light or dark mode. */
export function AccountMenu({ user }: { user: SessionUser }) {
  // Applies the colour scheme for as long as this is mounted, even if the menu never opens.
  useColourScheme();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <LazyPopUp
      kind="menu"
      popUp={AccountMenuPopUp}
      load={load}
      with={{ user }}
      trigger={
        <Button variant="ghost" px="2" gap="2" aria-label={`Account menu of ${name}`}>
          <PersonAvatar name={name} imageUrl={user.avatarUrl} size="xs" />
          <Text as="span" hideBelow="lg" maxW="40" truncate>
            {name}
          </Text>
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
    />
  );
}
