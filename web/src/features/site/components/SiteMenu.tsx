import type { FocusEvent, MouseEvent } from "react";
import { Button, Link } from "@chakra-ui/react";
import { Link as RouterLink, NavLink } from "react-router";

export const pages = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About" },
] as const;
export const morePages = [
  { to: "/pricing", label: "Pricing" },
  { to: "/contact", label: "Contact" },
] as const;

// The menus are <details>, so that they also open on pages sent without scripts. Where there are
// scripts, they close again when a link was followed or the focus moves on.
const closeAfterLink = (event: MouseEvent<HTMLDetailsElement>) => {
  if ((event.target as Element).closest("a")) event.currentTarget.open = false;
};
const closeAfterFocus = (event: FocusEvent<HTMLDetailsElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
};
export const menuEvents = { onClick: closeAfterLink, onBlur: closeAfterFocus };

export const itemStyles = {
  color: "fg.muted",
  fontWeight: "medium",
  px: { base: "3", md: "2", lg: "3" },
  py: "2",
  rounded: "l2",
  textDecoration: "none",
  _hover: { color: "fg", bg: "bg.muted", textDecoration: "none" },
  _currentPage: { color: "fg" },
} as const;

export const summaryStyles = {
  cursor: "pointer",
  listStyle: "none",
  focusVisibleRing: "outside",
  "&::-webkit-details-marker": { display: "none" },
} as const;

export function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <Link asChild {...itemStyles}>
      <NavLink to={to} end>
        {label}
      </NavLink>
    </Link>
  );
}

export function SignInLinks() {
  return (
    <>
      <Button asChild variant="ghost" px={{ base: "4", md: "3", lg: "4" }}>
        <RouterLink to="/login">Log in</RouterLink>
      </Button>
      <Button asChild colorPalette="accent">
        <RouterLink to="/register">Register</RouterLink>
      </Button>
    </>
  );
}
