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

// The menus are popovers: they open, and close on Escape or a click elsewhere, even on pages without scripts. With
// scripts, they also close when a link is followed or the focus moves on.
const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
  if ((event.target as Element).closest("a")) event.currentTarget.hidePopover();
};
const closeAfterFocus = ({ currentTarget: menu, relatedTarget: next }: FocusEvent<HTMLElement>) => {
  // The button closes its menu on its own.
  const staysOpen =
    !(next instanceof HTMLElement) || menu.contains(next) || next.getAttribute("popovertarget") === menu.id;
  if (!staysOpen) menu.hidePopover();
};
export const menuEvents = { onClick: closeAfterLink, onBlur: closeAfterFocus };

/** Height of the header, below which the menus open. */
export const headerHeight = "4rem";

/** The frame of an open menu. Browsers without popovers never show it; the footer has the same links. */
export const menuStyles = {
  display: "none",
  position: "fixed",
  margin: "0",
  color: "fg",
  bg: "bg.panel",
  borderWidth: "1px",
  shadow: "lg",
} as const;

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

export function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <Link asChild {...itemStyles}>
      <NavLink to={to} end>
        {label}
      </NavLink>
    </Link>
  );
}

// The server marks <html> for browsers with the signed-in cookie; in the browser, the session does.
const forGuests = { "html[data-signed-in] &": { display: "none" } };
const forSignedIn = { display: "none", "html[data-signed-in] &": { display: "inline-flex" } };

/** The entry links: to the dashboard for signed-in users, to login and registration for guests. */
export function SignInLinks() {
  return (
    <>
      <Button asChild variant="ghost" px={{ base: "4", md: "3", lg: "4" }} css={forGuests}>
        <RouterLink to="/login">Log in</RouterLink>
      </Button>
      <Button asChild colorPalette="accent" css={forGuests}>
        <RouterLink to="/register">Register</RouterLink>
      </Button>
      <Button asChild colorPalette="accent" css={forSignedIn}>
        <RouterLink to="/dashboard">Dashboard</RouterLink>
      </Button>
    </>
  );
}
