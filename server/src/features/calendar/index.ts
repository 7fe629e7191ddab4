import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import { CalendarFeedEntity } from "./calendar-feed.entity.js";
import { CalendarFeedResolver, ProfileCalendarFields } from "./calendar-feed.resolver.js";
import { CalendarFeedService } from "./calendar-feed.service.js";
import { calendarFeedOfProfile, calendarFeedView } from "./calendar-feed.view.js";
import { calendarRoutes } from "./calendar.routes.js";

export { CalendarFeedEntity } from "./calendar-feed.entity.js";

export const calendarFeature: Feature = {
  entities: [CalendarFeedEntity],
  views: [calendarFeedView],
  queries: {},
  extensions: { Profile: { calendarFeed: calendarFeedOfProfile } },
  declarations: [ProfileCalendarFields],
  resolvers: (dependencies) => [new CalendarFeedResolver(new CalendarFeedService(dependencies))],
  routes: (dependencies) => calendarRoutes(dependencies),
};
