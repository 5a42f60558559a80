import { useEffect, useSyncExternalStore } from 'react';
import { parted } from '#contract/parted.ts';
import { fileAddress } from './host-files.ts';
import { busy } from './settled.ts';
import { useShownFile } from './use-shown-file.ts';

/** Loads pictures by URL. Returns the known ones as `<img>` sources. */
type ReadPictures = (addresses: string[]) => Promise<readonly { address: string; data: string }[]>;

/** Cache limit: enough for a few pages of people. */
const maxKept = 500;

let read: ReadPictures | undefined;
let maxAtOnce = 1;
const known = new Map<string, string>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();

/** Registers the batch loader and its batch size; before that, each picture loads on its own. */
export function startPortraits(readPictures: ReadPictures, most: number): void {
  read = readPictures;
  maxAtOnce = most;
}

/**
 * Returns the `<img>` source of a portrait once loaded. All portraits of a page load in batches after the first
 * paint. If a batch fails or misses one, its own URL is used.
 */
export function usePortrait(address: string | null | undefined): string | undefined {
  const shown = useSyncExternalStore(subscribe, () =>
    address && fileAddress.test(address) && read ? known.get(address) : (address ?? undefined),
  );
  useEffect(() => {
    if (address && shown === undefined) want(address);
  }, [address, shown]);
  return useShownFile(shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function want(address: string): void {
  wanted.add(address);
  if (wanted.size > 1) return;
  const done = busy('portraits');
  requestAnimationFrame(() => setTimeout(() => void readWanted().finally(done)));
}

async function readWanted(): Promise<void> {
  const addresses = [...wanted];
  wanted.clear();
  await Promise.all(parted(addresses, maxAtOnce).map(readPart));
}

async function readPart(addresses: string[]): Promise<void> {
  // A single picture is as fast on its own, and the browser caches it.
  const pictures = addresses.length > 1 && read ? await read(addresses).catch(() => []) : [];
  for (const address of addresses) known.set(address, address);
  for (const { address, data } of pictures) known.set(address, data);
  for (const oldest of known.keys()) {
    if (known.size <= maxKept) break;
    known.delete(oldest);
  }
  for (const listener of listeners) listener();
}
