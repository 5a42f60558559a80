/** The element that carries the signal: `document.documentElement` in a browser. */
interface Marked {
  dataset: { settled?: string; pending?: string };
}

interface Pending {
  /** Counts work as pending from now on. Returns a function to call when the work succeeds or fails; a second call has no effect. */
  begin: (name: string) => () => void;
}

/**
 * Sets `data-settled="yes"` on an element while nothing is pending, and lists the names of pending work in `data-pending`.
 * @param isQuiet resolves once the result of the last work is rendered; work that starts before then keeps the element unsettled
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

/** Waits two frames for React's synchronous rendering, then for a background task, which runs after transitions are rendered. */
async function untilQuiet(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    // Only Chromium and Firefox have a background priority.
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'background' });
    else setTimeout(resolve);
  });
}

const ofPage = globalThis.document ? trackPending(document.documentElement, untilQuiet) : undefined;

/** Counts work of the page as pending until the returned function is called. */
export function busy(name: string): () => void {
  return ofPage?.begin(name) ?? (() => undefined);
}

/** Counts work of the page as pending until its promise settles. */
export async function whileBusy<T>(name: string, work: Promise<T>): Promise<T> {
  const done = busy(name);
  try {
    return await work;
  } finally {
    done();
  }
}

/** Runs a function after a pause that counts as pending, such as a debounced save. Returns a function that cancels it. */
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
