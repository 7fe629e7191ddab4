/** How often it is looked whether the server lives, in milliseconds. */
const lookEvery = 1000;
/** Pauses in milliseconds between attempts to start it again; the last one repeats. */
const pauses = [1000, 2000, 5000, 10_000, 30_000];

/** What is kept alive. */
interface Watched {
  lives(): Promise<boolean>;
  /** @throws when it cannot be started. */
  startAgain(): Promise<void>;
  /** Hears once when the server died, and of each attempt in vain to start it again. */
  onDeath(message: string, error?: unknown): void;
}

/**
 * Starts a server again whenever it has died, with growing pauses while that fails.
 * @returns a function that ends this; a start that is under way is waited for.
 */
export function keepAlive({ lives, startAgain, onDeath }: Watched): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let looking = Promise.resolve();

  const look = async (): Promise<void> => {
    try {
      if (await lives()) return;
      if (failures === 0) onDeath("the embedded database died, and is started again");
      await startAgain();
      failures = 0;
    } catch (error) {
      failures += 1;
      onDeath("the embedded database could not be started again", error);
    }
  };
  const later = () => {
    const pause = failures === 0 ? lookEvery : pauses[Math.min(failures, pauses.length) - 1];
    timer = setTimeout(() => {
      looking = look().then(() => {
        if (!stopped) later();
      });
    }, pause);
    timer.unref();
  };
  later();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
  };
}
