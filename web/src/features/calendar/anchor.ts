/** Anchor of the calendar settings on the profile page. */
export const calendarAnchor = "calendar";
