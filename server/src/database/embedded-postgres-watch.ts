/** How often to check whether the server is alive, in milliseconds. */
const checkEvery = 1000;
/** Pauses in milliseconds between attempts to restart it; the last one repeats. */
const pauses = [1000, 2000, 5000, 10_000, 30_000];

/** The server to keep alive. */
interface Watched {
  isRunning(): Promise<boolean>;
  /** @throws if it cannot be started. */
  restart(): Promise<void>;
  /** Called once when the server dies, and for each failed attempt to restart it. */
  onDeath(message: string, error?: unknown): void;
}

/**
 * Restarts a server whenever it dies, with growing pauses while that fails.
 * @returns a function that stops this, after a start in progress.
 */
export function keepAlive({ isRunning, restart, onDeath }: Watched): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let checking = Promise.resolve();

  const check = async (): Promise<void> => {
    try {
      if (await isRunning()) return;
      if (failures === 0) onDeath("the embedded database died and is being restarted");
      await restart();
      failures = 0;
    } catch (error) {
      failures += 1;
      onDeath("the embedded database could not be restarted", error);
    }
  };
  const later = () => {
    const pause = failures === 0 ? checkEvery : pauses[Math.min(failures, pauses.length) - 1];
    timer = setTimeout(() => {
      checking = check().then(() => {
        if (!stopped) later();
      });
    }, pause);
    timer.unref();
  };
  later();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await checking;
  };
}
