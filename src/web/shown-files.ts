interface ShownFilesParts {
  read(address: string): Promise<Blob>;
  makeAddress(blob: Blob): string;
  forgetAddress(made: string): void;
  /** Cache limit for unused files, in bytes. */
  idleBytes: number;
}

interface Entry {
  /** Number of consumers that show or await it. */
  holders: number;
  bytes: number;
  /** Undefined while loading. */
  made?: string;
}

/** Renders as a broken image and triggers `error`. */
const broken = 'data:,';

/** Loads the files a page shows, once each however many consumers there are. Unused files are cached, and the oldest are evicted first. */
export function createShownFiles({ read, makeAddress, forgetAddress, idleBytes }: ShownFilesParts) {
  const listeners = new Set<() => void>();
  /** Released files move to the end. */
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

  /** Called when the last consumer is gone. */
  function rest(address: string, entry: Entry): void {
    if (entry.made === undefined) return;
    entries.delete(address);
    // A failed file is not cached, so the next request retries.
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
