/** What the signal is written to; `document.documentElement` in a browser. */
interface Marked {
  dataset: { settled?: string; pending?: string };
}

interface Pending {
  /** Counts work that begins now; answers what to call when it has ended, well or badly. Calling that twice changes nothing. */
  begin: (name: string) => () => void;
}

/**
 * Keeps `data-settled="yes"` on an element while nothing is pending, and the names of what is in `data-pending`.
 * @param isQuiet resolves once what the last work led to has been rendered; work that begins before that keeps the element unsettled
 */
export function trackPending({ dataset }: Marked, isQuiet: () => Promise<void>): Pending {
  const pending = new Map<string, number>();
  let begun = 0;
  const add = (name: string, count: number) => {
    const left = (pending.get(name) ?? 0) + count;
    if (left > 0) pending.set(name, left);
    else pending.delete(name);
    if (pending.size > 0) dataset.pending = [...pending.keys()].join(' ');
    else delete dataset.pending;
  };
  const settle = async () => {
    const before = begun;
    await isQuiet();
    if (before === begun && pending.size === 0) dataset.settled = 'yes';
  };
  return {
    begin(name) {
      begun += 1;
      delete dataset.settled;
      add(name, 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        add(name, -1);
        if (pending.size === 0) void settle();
      };
    },
  };
}

/** Two frames for what React renders at once, then a task that runs when no other one waits: a transition has been rendered by then. */
async function untilQuiet(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    // Only Chromium and Firefox have a queue behind all others.
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'background' });
    else setTimeout(resolve);
  });
}

const ofPage = globalThis.document ? trackPending(document.documentElement, untilQuiet) : undefined;

/** Counts work of the page as pending until the returned function is called; the page is not settled meanwhile. */
export function busy(name: string): () => void {
  return ofPage?.begin(name) ?? (() => undefined);
}

/** Counts work of the page as pending until it has ended. */
export async function whileBusy<T>(name: string, work: Promise<T>): Promise<T> {
  const done = busy(name);
  try {
    return await work;
  } finally {
    done();
  }
}

/** Runs something after a pause that counts as pending, such as a save once typing rests. Answers how to cancel it. */
export function runSoon(run: () => void, afterMs: number): () => void {
  const done = busy('timer');
  const timer = setTimeout(() => {
    run();
    done();
  }, afterMs);
  return () => {
    clearTimeout(timer);
    done();
  };
}
