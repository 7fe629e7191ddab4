import type { Config } from "../config.js";

/** Memory that one request occupies: its body until it is answered, or its response until it is read. */
export interface Holding {
  readonly caller: string;
  bytes: number;
  /** Aborts the transfer; null while there is none. */
  giveUp: (() => void) | null;
  ended: boolean;
}

interface Share {
  bytes: number;
  transfers: Set<Holding>;
  holdings: number;
}

/** Aborts the transfer that has taken longest; false if there is none. */
function abortOldest(transfers: Set<Holding>, free: (holding: Holding) => void): boolean {
  const [oldest] = transfers;
  if (!oldest) return false;
  const { giveUp } = oldest;
  free(oldest);
  giveUp?.();
  return true;
}

/**
 * Bounds the memory that requests occupy, per caller and in total. At a bound, the transfer that has taken longest is
 * aborted: well-behaved clients send and read promptly, so slow ones make room for them and not the other way round.
 */
export class Held {
  private readonly shares = new Map<string, Share>();
  private readonly transfers = new Set<Holding>();
  private bytes = 0;

  constructor(
    private readonly limits: Pick<Config["http"], "heldBytes" | "heldBytesPerCaller" | "transfersPerCaller">,
  ) {}

  /**
   * Counts a transfer that starts.
   * @param giveUp aborts it; by then it is no longer counted.
   * @param bytes already in memory.
   */
  begin(caller: string, giveUp: () => void, bytes = 0): Holding {
    const share = this.shares.get(caller) ?? { bytes: 0, transfers: new Set(), holdings: 0 };
    this.shares.set(caller, share);
    share.holdings += 1;
    const holding: Holding = { caller, bytes: 0, giveUp, ended: false };
    // A complete body cannot make room for itself.
    this.grow(holding, bytes);
    share.transfers.add(holding);
    this.transfers.add(holding);
    if (share.transfers.size > this.limits.transfersPerCaller) abortOldest(share.transfers, this.end);
    return holding;
  }

  /** Counts further bytes. May abort this very transfer. */
  grow(holding: Holding, bytes: number): void {
    const share = this.shares.get(holding.caller)!;
    holding.bytes += bytes;
    share.bytes += bytes;
    this.bytes += bytes;
    while (share.bytes > this.limits.heldBytesPerCaller && abortOldest(share.transfers, this.end));
    while (this.bytes > this.limits.heldBytes && abortOldest(this.transfers, this.end));
  }

  /** The transfer is complete; its bytes stay in memory until `end`. */
  keep(holding: Holding): void {
    holding.giveUp = null;
    this.transfers.delete(holding);
    this.shares.get(holding.caller)?.transfers.delete(holding);
  }

  /** Its memory is free again. */
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
