import { Box, Menu, Text } from "@chakra-ui/react";
import { menuSlotRecipe } from "@chakra-ui/react/theme";
import { userTypeLabels } from "@quadwork/server/contract";
import { LogOut, Settings, UserRound } from "lucide-react";
import { Link } from "react-router";
import type { PopUpProps } from "~/components/LazyPopUp";
import type { SessionUser } from "~/graphql/session";
import { useColourScheme } from "~/theme/colour-scheme";
import { WithRecipes } from "~/theme/WithRecipes";

const extra = { recipes: { slotRecipes: { menu: menuSlotRecipe } } };

const links = [
  { to: "/dashboard/profile", label: "Profile", icon: UserRound },
  { to: "/dashboard/settings", label: "Settings", icon: Settings },
  { to: "/logout", label: "Logout", icon: LogOut },
] as const;

/** The open account menu. Loaded by `AccountMenu` on first use. */
export default function AccountMenuPopUp({ trigger, user }: PopUpProps & { user: SessionUser }) {
  const [scheme, chooseScheme] = useColourScheme();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <WithRecipes extra={extra}>
      <Menu.Root defaultOpen positioning={{ placement: "bottom-end" }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>{trigger}</Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content minW="56">
            <Box px="3" py="2" borderBottomWidth="1px" mb="1" aria-hidden>
              <Text fontWeight="semibold" truncate>
                {name}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {userTypeLabels[user.userType]}
              </Text>
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
    </WithRecipes>
  );
}
