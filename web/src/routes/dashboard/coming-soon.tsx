import { useLocation } from "react-router";
import { ComingSoon } from "~/features/dashboard/components/ComingSoon";

const titles: Record<string, string> = {
  "/dashboard/messages": "Messages",
  "/dashboard/resources": "Resources",
  "/dashboard/notifications": "Notifications",
  "/dashboard/settings": "Settings",
};

const titleOf = (pathname: string) => titles[pathname.replace(/\/$/, "")] ?? "Coming Soon";

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${titleOf(location.pathname)} | Quadwork` },
];

export default function ComingSoonPage() {
  return <ComingSoon title={titleOf(useLocation().pathname)} />;
}
