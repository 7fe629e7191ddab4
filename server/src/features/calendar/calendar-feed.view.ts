import { one, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { CalendarFeedEntity } from "./calendar-feed.entity.js";
import { CalendarFeed } from "./calendar-feed.type.js";

export const calendarFeedView = viewOf(CalendarFeed, CalendarFeedEntity, {
  visible: "calendarFeed.read",
  fields: {},
});

export const calendarFeedOfProfile: ViewField = one((feed, _scope, profile) => [`${feed}.profile_id = ${profile}.id`]);
