/**
 * The pending events of one subscription, each read as the subscriber sees it when its turn comes. Holds a bounded
 * number: a subscriber that falls behind is disconnected.
 */
export class Feed<Event, Value> implements AsyncIterableIterator<Value> {
  private readonly events: Event[] = [];
  private wake: (() => void) | null = null;
  private ended = false;

  constructor(
    private readonly parts: {
      capacity: number;
      /** The value for the subscriber; undefined if there is nothing to send. */
      read: (event: Event) => Promise<Value | undefined>;
      onOverflow: () => void;
      onEnd: () => void;
    },
  ) {}

  /** Adds an event without waiting for it to be read. */
  push(event: Event): void {
    if (this.ended) return;
    if (this.events.length >= this.parts.capacity) {
      this.parts.onOverflow();
      return;
    }
    this.events.push(event);
    this.wake?.();
  }

  async next(): Promise<IteratorResult<Value, undefined>> {
    while (!this.ended) {
      const event = this.events.shift();
      if (event === undefined) {
        await new Promise<void>((resolve) => (this.wake = resolve));
        this.wake = null;
        continue;
      }
      const value = await this.parts.read(event);
      if (value !== undefined && !this.ended) return { done: false, value };
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Value, undefined>> {
    if (!this.ended) this.parts.onEnd();
    this.ended = true;
    this.wake?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
