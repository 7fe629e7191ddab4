import { useEffect, useRef } from "react";
import { useApolloClient } from "@apollo/client/react";
import { useAuth } from "~/graphql/session";
import { useHandoverQuery, type HandoverQuery } from "./Handover.generated";

/** Milliseconds between looks at an offer that stands: the other side may have answered it. */
const lookEvery = 10_000;

type Membership = NonNullable<HandoverQuery["me"]["membership"]>;

/** The club or startup that the user acts for, as the handover shows it. */
export interface Acting {
  /** The user's profile id. */
  viewerId: string;
  role: Membership["role"];
  viewerCanHandOver: boolean;
  viewerCanLeave: boolean;
  /** The name of the club or startup. */
  name: string;
  kind: "club" | "startup";
  handover: NonNullable<Membership["club"]>["handover"];
  /** The others who act for it, in the order of succession. */
  others: NonNullable<NonNullable<Membership["club"]>["people"]>["nodes"];
}

function actingOf(viewerId: string, { club, startup, ...membership }: Membership): Acting | null {
  const organisation = club ?? startup;
  if (!organisation) return null;
  return {
    ...membership,
    viewerId,
    kind: club ? "club" : "startup",
    name: club ? club.clubName : startup!.companyName,
    handover: organisation.handover,
    others: (organisation.people?.nodes ?? []).filter(({ profile }) => profile.id !== viewerId),
  };
}

/**
 * The handover of the user's club or startup, looked at again while an offer stands. Once the user's role has changed,
 * everything on screen is read again, since it changes with the role.
 */
export function useHandover() {
  const client = useApolloClient();
  const { userType } = useAuth();
  const { data, loading, error, refetch, startPolling, stopPolling } = useHandoverQuery({
    variables: { ofClub: userType !== "STARTUP" },
    fetchPolicy: "cache-and-network",
    skipPollAttempt: () => document.hidden,
  });
  const membership = data?.me.membership;
  const acting = data && (membership ? actingOf(data.me.id, membership) : null);
  const offered = Boolean(acting?.handover);
  useEffect(() => {
    if (offered) startPolling(lookEvery);
    return stopPolling;
  }, [offered, startPolling, stopPolling]);

  const role = data ? (membership?.role ?? null) : undefined;
  const known = useRef(role);
  useEffect(() => {
    if (known.current !== undefined && role !== undefined && role !== known.current)
      void client.refetchQueries({ include: "active" });
    known.current = role;
  }, [client, role]);

  return { acting, loading, error, refetch };
}
