import {
  Bell,
  BookOpen,
  Building2,
  FileText,
  FolderKanban,
  LayoutDashboard,
  LogOut,
  MessageSquare,
  Settings,
  Shield,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import { roleOf, type SessionUser } from "~/graphql/session";
import type { UserType } from "~/graphql/types.generated";

export interface NavigationLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

interface RoleLink extends NavigationLink {
  /** The roles that see the link; omitted for all. */
  roles?: readonly UserType[];
  /** Role-specific labels that replace `label`. */
  labels?: Partial<Record<UserType, string>>;
  /** Whether only operators of the installation see the link. */
  isForOperators?: boolean;
}

const links: readonly RoleLink[] = [
  { to: "/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/dashboard/my-club", label: "My Club", icon: Building2, roles: ["STUDENT"] },
  {
    to: "/dashboard/projects",
    label: "Projects",
    labels: { STUDENT: "Your Projects", CLUB_HEAD: "Club Projects" },
    icon: FolderKanban,
  },
  { to: "/dashboard/applications", label: "Applications", icon: FileText, roles: ["STARTUP"] },
  { to: "/dashboard/club-members", label: "Club & Members", icon: Building2, roles: ["CLUB_HEAD"] },
  { to: "/dashboard/teams", label: "Teams", icon: UsersRound, roles: ["CLUB_HEAD", "STUDENT"] },
  { to: "/dashboard/messages", label: "Messages", icon: MessageSquare },
  { to: "/dashboard/resources", label: "Resources", icon: BookOpen },
  { to: "/dashboard/notifications", label: "Notifications", icon: Bell },
  { to: "/dashboard/operator", label: "Operator", icon: Shield, isForOperators: true },
  { to: "/dashboard/settings", label: "Settings", icon: Settings },
  { to: "/logout", label: "Logout", icon: LogOut },
];

/** The user for whom the sidebar is made. */
export type NavigationUser = Pick<SessionUser, "userType" | "membershipRole" | "isOperator">;

/** The sidebar's links for a user, in order. A student who acts for the club has those of both roles. */
export function navigationFor(user: NavigationUser): NavigationLink[] {
  const role = roleOf(user);
  return links
    .filter(({ roles }) => !roles || roles.includes(role) || roles.includes(user.userType))
    .filter(({ isForOperators }) => !isForOperators || user.isOperator)
    .map(({ to, label, labels, icon }) => ({ to, label: labels?.[role] ?? label, icon }));
}
