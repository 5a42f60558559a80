interface AvailabilityParts {
  /** Resolves when the server is ready; rejects when it is not. */
  askReady(): Promise<unknown>;
  onUnavailable(listen: () => void): () => void;
  wait(ms: number): Promise<void>;
}

const askAgainMs = 3000;

/**
 * Tracks whether the server is down: after a 503 response it checks readiness, so a single failed request covers
 * nothing, then polls until the server is ready.
 */
export function watchAvailability({ askReady, onUnavailable, wait }: AvailabilityParts) {
  const listeners = new Set<() => void>();
  let isDown = false;
  let isAsking = false;

  const set = (value: boolean) => {
    if (value === isDown) return;
    isDown = value;
    for (const listen of [...listeners]) listen();
  };

  async function askUntilReady(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (
      !(await askReady().then(
        () => true,
        () => false,
      ))
    ) {
      set(true);
      await wait(askAgainMs);
    }
    isAsking = false;
    set(false);
  }

  onUnavailable(() => void askUntilReady());
  return {
    isDown: () => isDown,
    onChange(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}
