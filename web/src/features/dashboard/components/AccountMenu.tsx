import { Box, Button, Menu, Text } from "@chakra-ui/react";
import { userTypeLabels } from "@quadwork/server/contract";
import { ChevronDown, LogOut, Settings, UserRound } from "lucide-react";
import { Link } from "react-router";
import { PersonAvatar } from "~/components/PersonAvatar";
import type { SessionUser } from "~/graphql/session";
import { useColourScheme } from "~/theme/colour-scheme";

const links = [
  { to: "/dashboard/profile", label: "Profile", icon: UserRound },
  { to: "/dashboard/settings", label: "Settings", icon: Settings },
  { to: "/logout", label: "Logout", icon: LogOut },
] as const;

/** Who is signed in, the ways to their own pages, and the choice of light or dark. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [scheme, chooseScheme] = useColourScheme();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="2" gap="2" aria-label={`Account menu of ${name}`}>
          <PersonAvatar name={name} size="xs" />
          <Text as="span" hideBelow="lg" maxW="40" truncate>{name}</Text>
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="56">
          <Box px="3" py="2" borderBottomWidth="1px" mb="1" aria-hidden>
            <Text fontWeight="semibold" truncate>{name}</Text>
            <Text textStyle="sm" color="fg.muted">{userTypeLabels[user.userType]}</Text>
          </Box>
          {links.map(({ to, label, icon: Icon }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>
                <Icon size={16} aria-hidden />
                {label}
              </Link>
            </Menu.Item>
          ))}
          <Menu.Separator />
          <Menu.CheckboxItem
            value="dark"
            checked={scheme === "dark"}
            closeOnSelect={false}
            onCheckedChange={(checked) => chooseScheme(checked ? "dark" : "light")}
          >
            <Menu.ItemIndicator />
            Dark mode
          </Menu.CheckboxItem>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
