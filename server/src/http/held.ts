import type { Config } from "../config.js";

/** What one request makes the process keep in memory: its body until it is answered, or its answer until it is read. */
export interface Holding {
  readonly caller: string;
  bytes: number;
  /** Ends the transfer; null while nothing is being transferred. */
  giveUp: (() => void) | null;
  ended: boolean;
}

interface Share {
  bytes: number;
  transfers: Set<Holding>;
  holdings: number;
}

/** Ends the transfer that has taken longest; false when there is none. */
function giveUpOldest(transfers: Set<Holding>, free: (holding: Holding) => void): boolean {
  const [oldest] = transfers;
  if (!oldest) return false;
  const { giveUp } = oldest;
  free(oldest);
  giveUp?.();
  return true;
}

/**
 * Bounds what requests make the process keep, for one caller and for all of them. Where a bound is reached, the
 * transfer that has taken longest is ended: programs that work send and read at once, so that whoever dawdles
 * makes room for them, and not the other way round.
 */
export class Held {
  private readonly shares = new Map<string, Share>();
  private readonly transfers = new Set<Holding>();
  private bytes = 0;

  constructor(
    private readonly limits: Pick<Config["http"], "heldBytes" | "heldBytesPerCaller" | "transfersPerCaller">,
  ) {}

  /**
   * Counts a transfer that begins.
   * @param giveUp ends it; what it holds is no longer counted by then.
   * @param bytes that are in memory already.
   */
  begin(caller: string, giveUp: () => void, bytes = 0): Holding {
    const share = this.shares.get(caller) ?? { bytes: 0, transfers: new Set(), holdings: 0 };
    this.shares.set(caller, share);
    share.holdings += 1;
    const holding: Holding = { caller, bytes: 0, giveUp, ended: false };
    // What is whole already cannot make room for itself.
    this.grow(holding, bytes);
    share.transfers.add(holding);
    this.transfers.add(holding);
    if (share.transfers.size > this.limits.transfersPerCaller) giveUpOldest(share.transfers, this.end);
    return holding;
  }

  /** Counts bytes that came in addition. May give up this very holding. */
  grow(holding: Holding, bytes: number): void {
    const share = this.shares.get(holding.caller)!;
    holding.bytes += bytes;
    share.bytes += bytes;
    this.bytes += bytes;
    while (share.bytes > this.limits.heldBytesPerCaller && giveUpOldest(share.transfers, this.end));
    while (this.bytes > this.limits.heldBytes && giveUpOldest(this.transfers, this.end));
  }

  /** The transfer is done; what came stays in memory until `end`. */
  keep(holding: Holding): void {
    holding.giveUp = null;
    this.transfers.delete(holding);
    this.shares.get(holding.caller)?.transfers.delete(holding);
  }

  /** Nothing of it is in memory any more. */
  readonly end = (holding: Holding): void => {
    if (holding.ended) return;
    holding.ended = true;
    this.keep(holding);
    const share = this.shares.get(holding.caller)!;
    share.bytes -= holding.bytes;
    this.bytes -= holding.bytes;
    share.holdings -= 1;
    if (share.holdings === 0) this.shares.delete(holding.caller);
  };
}
