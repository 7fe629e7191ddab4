import { useErrorToast } from "~/components/useErrorToast";
import type { UserType } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useDashboardHomeQuery } from "./DashboardHome.generated";

/** Everything that the home page shows to a role, in one request. Cached data is shown at once. */
export function useDashboardHome(actsAs: UserType) {
  const query = useDashboardHomeQuery({
    variables: {
      isClubHead: actsAs === "CLUB_HEAD",
      isStartup: actsAs === "STARTUP",
      hasApplications: actsAs !== "STUDENT",
    },
    fetchPolicy: "cache-and-network",
  });
  useErrorToast(query, toasts.dashboardLoadFailed);
  return query;
}
