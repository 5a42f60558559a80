interface Parts {
  /** Resolves if the server responds, whatever the status. */
  probe: () => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
  /** From 0 to 1: jitter, so the pages of a company don't all probe at once. */
  random: () => number;
}

export interface Connection {
  isOffline(): boolean;
  onChange(listen: () => void): () => void;
  /** Reports a failed request and probes the server until it responds. The browser's own online state isn't reliable. */
  suspect(): void;
  /** The same; resolves once the server responds, with whether it was lost until then. */
  reached(): Promise<{ wasLost: boolean }>;
}

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** Shares one probe among all failures of a page, with exponential backoff and jitter. */
export function watchConnection({ probe, wait, random }: Parts): Connection {
  const listeners = new Set<() => void>();
  let offline = false;
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
  const pause = (ms: number) => wait(ms * (0.5 + random() / 2));
  const askUntilAnswered = async () => {
    let wasLost = false;
    for (let pauseMs = firstPauseMs; !(await answers()); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      wasLost = true;
      set(true);
      await pause(pauseMs);
    }
    set(false);
    return { wasLost };
  };
  /** The current or next probe; requests right after a response wait for the next one. */
  let inquiry: ReturnType<Connection['reached']> | undefined;
  let rest = Promise.resolve();
  const reached = () => {
    inquiry ??= rest.then(askUntilAnswered).finally(() => {
      inquiry = undefined;
      rest = pause(firstPauseMs);
    });
    return inquiry;
  };
  return {
    isOffline: () => offline,
    onChange(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    suspect: () => void reached(),
    reached,
  };
}
