import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.js";
import { ShownOnce } from "../../graphql/shown-once.js";

/** The address at which calendar programs read a person's dates. */
@ObjectType({
  description:
    "A secret address at which calendar programs read the dates of a person's projects in progress and their " +
    "deliverables, in iCalendar format (RFC 5545). Visible to its owner, in a session.",
})
export abstract class CalendarFeed {
  @Field(() => ID, { description: "The feed's id, not part of its address." })
  id!: string;

  @Field(() => DateTime, { description: "When the address was created." })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: "When a calendar program last read it, to the hour; null if never.",
  })
  lastReadAt!: Date | null;
}

/** The only moment at which the address can be read. */
@ObjectType({ description: "A new calendar feed." })
export class CreatedCalendarFeed {
  /** Id of the row that the fields are read from. */
  id!: string;

  @ShownOnce()
  @Field({
    description:
      "The address to subscribe to. Everyone who knows it can read these dates, without logging in. It is shown only " +
      "once.",
  })
  url!: string;

  @Field(() => CalendarFeed, { description: "The feed's stored details." })
  calendarFeed!: CalendarFeed;
}
