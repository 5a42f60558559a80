interface Parts {
  /** Resolves if the server answered, whatever it said. */
  probe: () => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
  /** From 0 to 1, so that the pages of a company don't all ask at the same moment. */
  random: () => number;
}

/** Whether the server can be reached. */
export interface Connection {
  isOffline(): boolean;
  onChange(listen: () => void): () => void;
  /** Something did not arrive: asks the server itself, until it answers. What the browser believes of the network is no proof. */
  suspect(): void;
  /** The same. Resolves once the server answers, with whether it was lost until then. */
  reached(): Promise<{ wasLost: boolean }>;
}

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** One probe for all that fails on a page, with exponential back-off and jitter, whoever asks and however often. */
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
  /** The probe under way, or the next one: whoever asks right after an answer waits for it. */
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
