import { chakra, Stack } from "@chakra-ui/react";
import { NavLink } from "react-router";
import { navigationFor, type NavigationUser } from "../navigation";

const StyledLink = chakra(NavLink, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    px: "3",
    minH: "10",
    rounded: "l2",
    color: "fg.muted",
    fontWeight: "medium",
    transition: "background 150ms ease-out, color 150ms ease-out",
    _hover: { bg: "bg.muted", color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "-2px" },
    "&[aria-current=page]": { bg: "accent.subtle", color: "accent.fg", fontWeight: "semibold" },
  },
});

export interface NavigationLinksProps {
  user: NavigationUser;
  /** Called when a link is followed, so that a drawer can close. */
  onNavigate?: () => void;
}

/** The sidebar's links; the current page is marked. */
export function NavigationLinks({ user, onNavigate }: NavigationLinksProps) {
  return (
    <nav aria-label="Dashboard">
      <Stack as="ul" listStyleType="none" gap="1">
        {navigationFor(user).map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <StyledLink to={to} end={to === "/dashboard"} onClick={onNavigate}>
              <Icon size={18} aria-hidden />
              {label}
            </StyledLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
