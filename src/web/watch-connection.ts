interface Parts {
  /** Resolves if the server answered, whatever it said. */
  probe: () => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
}

/** Whether the server can be reached. */
export interface Connection {
  isOffline(): boolean;
  onChange(listen: () => void): () => void;
  /** Something did not arrive: asks the server itself, until it answers. What the browser believes of the network is no proof. */
  suspect(): void;
}

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

export function watchConnection({ probe, wait }: Parts): Connection {
  const listeners = new Set<() => void>();
  let offline = false;
  let asking = false;
  const set = (value: boolean) => {
    if (value === offline) return;
    offline = value;
    for (const listen of [...listeners]) listen();
  };
  const answers = () =>
    probe().then(
      () => true,
      () => false,
    );
  const askUntilAnswered = async () => {
    let pauseMs = firstPauseMs;
    while (!(await answers())) {
      set(true);
      await wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
    set(false);
  };
  return {
    isOffline: () => offline,
    onChange(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    suspect() {
      if (asking) return;
      asking = true;
      void askUntilAnswered().finally(() => {
        asking = false;
      });
    },
  };
}
