import { byId, connection, newestFirst, one, value, type View, type ViewField } from "../../reader/view.js";
import { containing, type Scope } from "../../reader/scope.js";

export const clubView: View = {
  type: "Club",
  table: "club_profiles",
  visible: "club.read",
  fields: {
    head: one((profile, _scope, club) => [`${profile}.id = ${club}.id`]),
    memberCount: value((club) => `(select count(*) from student_profiles student where student.club_id = ${club}.id)`),
  },
};

function matches(club: string, scope: Scope): string {
  const pattern = scope.argument("filter").get("search").as("text", containing);
  return `(${club}.club_name ilike ${pattern} or ${club}.college_name ilike ${pattern} or exists (
    select from student_profiles student, unnest(student.skills) skill where student.club_id = ${club}.id and skill ilike ${pattern}))`;
}

export const clubQueries: Record<string, ViewField> = {
  club: byId((scope) => scope.argument("id")),
  clubs: connection(newestFirst, (club, scope) => {
    const filter = scope.argument("filter");
    return [
      // A closed club is still shown in what it completed, but not found any more.
      `${club}.secret_code is not null`,
      filter.get("clubType").given && `${club}.club_type = ${filter.get("clubType").as("text")}`,
      filter.get("search").given && matches(club, scope),
    ];
  }),
};
