/** The viewer of a statement, as SQL expressions. */
export interface ViewerSql {
  /** The viewer's id. */
  id: string;
  /** The club that the viewer acts for, as head or officer; null for everyone else. */
  club: string;
  /** The startup that the viewer acts for, as owner or member; null for everyone else. */
  startup: string;
}

/** A viewer whose membership each rule looks up. For statements that ask few rules. */
export const viewerSql = (id: string): ViewerSql => ({
  id,
  club: `(select mine.club_id from memberships mine where mine.profile_id = ${id})`,
  startup: `(select mine.startup_id from memberships mine where mine.profile_id = ${id})`,
});

/** A viewer whose membership the statement looks up once, by {@link viewersMembership}. */
export const joinedViewer = (id: string): ViewerSql => ({ id, club: "viewers.club_id", startup: "viewers.startup_id" });

/**
 * The join that {@link joinedViewer} needs, behind the row of the viewer's credential. Where no rule asks for it,
 * PostgreSQL leaves it out.
 */
export const viewersMembership = "left join memberships viewers on viewers.profile_id = credential.profile_id";
