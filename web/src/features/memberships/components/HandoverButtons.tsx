import { lazy, useState } from "react";
import { Button } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { LazyDialog } from "~/components/LazyDialog";
import { fullName, rolesOf } from "../handover-texts";
import type { Acting } from "../hooks/useHandover";
import { useHandoverActs } from "../hooks/useHandoverActs";

const OfferHandoverDialog = lazy(() => import("./OfferHandoverDialog"));

/** Offers the club or startup to another person. */
export function OfferHandoverButton({ acting }: { acting: Acting }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Offer Handover
      </Button>
      <LazyDialog open={open}>
        <OfferHandoverDialog open={open} onClose={() => setOpen(false)} acting={acting} />
      </LazyDialog>
    </>
  );
}

type Act = "accept" | "decline" | "withdraw";

/** The answers to an offer that the user may give. */
export function HandoverAnswers({ acting }: { acting: Acting }) {
  const acts = useHandoverActs();
  const [asking, setAsking] = useState<Act | null>(null);
  const { handover, name, kind } = acting;
  if (!handover) return null;
  const { first, other } = rolesOf[kind];
  const from = fullName(handover.from);
  const to = fullName(handover.to);
  const stays = handover.afterwards === "STAY";
  const questions = {
    accept: {
      title: `Take over ${name}?`,
      description: `You become ${first} at once. ${from} ${stays ? `stays as ${other}` : `leaves the ${kind}`}.`,
      confirmLabel: "Accept Handover",
      busyLabel: "Accepting...",
    },
    decline: {
      title: "Decline the handover?",
      description: `${from} stays ${first} and receives a mail.`,
      confirmLabel: "Decline Handover",
      busyLabel: "Declining...",
      tone: "danger" as const,
    },
    withdraw: {
      title: "Withdraw the offer?",
      description: `You stay ${first}, and ${to} receives a mail.`,
      confirmLabel: "Withdraw Offer",
      busyLabel: "Withdrawing...",
      tone: "danger" as const,
    },
  };
  return (
    <>
      {handover.viewerCanAccept ? (
        <>
          <Button colorPalette="accent" size="sm" onClick={() => setAsking("accept")}>
            Accept
          </Button>
          <Button variant="outline" size="sm" onClick={() => setAsking("decline")}>
            Decline
          </Button>
        </>
      ) : null}
      {handover.viewerCanWithdraw ? (
        <Button variant="outline" size="sm" onClick={() => setAsking("withdraw")}>
          Withdraw Offer
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        {...questions[asking ?? "accept"]}
        onConfirm={async () => (asking ? acts[asking](handover.id) : false)}
      />
    </>
  );
}
