import { counted } from "~/texts/counted";
import { formatDate } from "~/components/dates";
import type { HandoverSteps_HandoverFragment } from "./components/HandoverSteps.generated";
import type { Acting } from "./hooks/useHandover";

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Pick<Person, "firstName" | "lastName">) => `${firstName} ${lastName}`;

/** The words for the roles of a club or startup. */
export const rolesOf = {
  club: { first: "head", other: "an officer", others: "officers" },
  startup: { first: "owner", other: "a member", others: "members" },
} as const;

/** One step of a handover. */
export interface Step {
  title: string;
  detail: string;
  state: "done" | "current" | "to come";
}

const dayMilliseconds = 86_400_000;

/** How long an offer has waited, by whole days. */
const waitsFor = (since: string, now: Date) => {
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / dayMilliseconds);
  return days < 1 ? "Offered today" : `Waits for ${counted(days, "day")}`;
};

/** The three steps of an offer that stands, as the user with that profile id reads them. */
export function stepsOf(
  { from, to, afterwards, isForAbsence, createdAt, expiresAt }: HandoverSteps_HandoverFragment,
  { viewerId, kind }: Pick<Acting, "viewerId" | "kind">,
  now = new Date(),
): [Step, Step, Step] {
  const { first, other } = rolesOf[kind];
  const mine = from.id === viewerId;
  const yours = to.id === viewerId;
  const by = isForAbsence
    ? `because ${mine ? "you were" : `${from.firstName} is`} away`
    : `by ${mine ? "you" : fullName(from)}`;
  const who = mine ? "You" : from.firstName;
  const stays = afterwards === "STAY";
  return [
    { title: "Offered", detail: `to ${yours ? "you" : fullName(to)} ${by}, ${formatDate(createdAt)}`, state: "done" },
    {
      title: yours ? "You accept" : `${to.firstName} accepts`,
      detail: `${waitsFor(createdAt, now)}, ends on ${formatDate(expiresAt)}`,
      state: "current",
    },
    {
      title: yours ? `You are ${first}` : `${to.firstName} is ${first}`,
      detail: stays
        ? `${who} ${mine ? "stay" : "stays"} as ${other}`
        : `${who} ${mine ? "leave" : "leaves"} the ${kind}`,
      state: "to come",
    },
  ];
}

/** The three steps before there is an offer. */
export const stepsAhead = (kind: Acting["kind"]): [Step, Step, Step] => {
  const { first, other, others } = rolesOf[kind];
  return [
    { title: "You offer", detail: `to one of the ${others}`, state: "current" },
    { title: "They accept", detail: "within 14 days; until then nothing changes", state: "to come" },
    { title: `They are ${first}`, detail: `You stay as ${other}, or leave, as you choose`, state: "to come" },
  ];
};
