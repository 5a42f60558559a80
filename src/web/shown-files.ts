interface ShownFilesParts {
  read(address: string): Promise<Blob>;
  makeAddress(blob: Blob): string;
  forgetAddress(made: string): void;
  /** How much is kept of what is not shown any more, in bytes. */
  idleBytes: number;
}

interface Entry {
  /** How many show it, or wait for it. */
  holders: number;
  bytes: number;
  /** Absent while it is read. */
  made?: string;
}

/** A broken picture, as a browser shows it for an address without one, and says so by `error`. */
const broken = 'data:,';

/** The files that a page shows, each read once however many show it. What none shows is kept for the next time, the oldest forgotten first. */
export function createShownFiles({ read, makeAddress, forgetAddress, idleBytes }: ShownFilesParts) {
  const listeners = new Set<() => void>();
  /** What is given up moves to the end. */
  const entries = new Map<string, Entry>();

  async function load(address: string, entry: Entry): Promise<void> {
    try {
      const blob = await read(address);
      entry.bytes = blob.size;
      entry.made = makeAddress(blob);
    } catch {
      entry.made = broken;
    }
    if (entry.holders === 0) rest(address, entry);
    for (const listen of [...listeners]) listen();
  }

  /** Nobody shows it any more. */
  function rest(address: string, entry: Entry): void {
    if (entry.made === undefined) return;
    entries.delete(address);
    // What failed is tried again when it is wanted again.
    if (entry.made === broken) return;
    entries.set(address, entry);
    const idle = [...entries].filter(([, { holders, made }]) => holders === 0 && made !== undefined);
    let left = idle.reduce((sum, [, { bytes }]) => sum + bytes, 0) - idleBytes;
    for (const [oldest, { bytes, made }] of idle) {
      if (left <= 0) break;
      left -= bytes;
      entries.delete(oldest);
      if (made) forgetAddress(made);
    }
  }

  return {
    shown: (address: string): string | undefined => entries.get(address)?.made,
    hold(address: string): () => void {
      let entry = entries.get(address);
      if (!entry) {
        entry = { holders: 0, bytes: 0 };
        entries.set(address, entry);
        void load(address, entry);
      }
      const held = entry;
      held.holders += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held.holders -= 1;
        if (held.holders === 0) rest(address, held);
      };
    },
    onChange(listen: () => void): () => void {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}
