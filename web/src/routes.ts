import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/site-layout.tsx", [
    index("routes/home.tsx"),
    layout("routes/guest-layout.tsx", [route("login", "routes/login.tsx"), route("register", "routes/register.tsx")]),
    route("forgot-password", "routes/forgot-password.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("invitation", "routes/invitation.tsx"),
    route("join", "routes/join.tsx"),
    route("verify-email", "routes/verify-email.tsx"),
    route("verify-domain", "routes/verify-domain.tsx"),
    ...["contact", "about", "how-it-works", "pricing", "terms", "privacy", "cookies", "cookie-preferences"].map(
      (path) => route(path, `routes/${path}.tsx`),
    ),
    route("developers", "routes/developers.tsx"),
    route("developers/events", "routes/developers-events.tsx"),
    route("developers/reference", "routes/developers-reference.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("logout", "routes/logout.tsx"),
  layout("routes/dashboard/layout.tsx", [
    ...prefix("dashboard", [
      index("routes/dashboard/home.tsx"),
      route("projects", "routes/dashboard/projects.tsx"),
      route("projects/new", "routes/dashboard/project-new.tsx"),
      route("projects/:id", "routes/dashboard/project-detail.tsx"),
      route("applications", "routes/dashboard/applications.tsx"),
      route("club-members", "routes/dashboard/club-members.tsx"),
      route("teams", "routes/dashboard/teams.tsx"),
      route("teams/:id", "routes/dashboard/team-detail.tsx"),
      route("my-club", "routes/dashboard/my-club.tsx"),
      route("operator", "routes/dashboard/operator.tsx"),
      route("profile", "routes/dashboard/profile.tsx"),
      ...["messages", "resources", "notifications", "settings"].map((path) =>
        route(path, "routes/dashboard/coming-soon.tsx", { id: `dashboard-${path}` }),
      ),
      route("*", "routes/dashboard/not-found.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
