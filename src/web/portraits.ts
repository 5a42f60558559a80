import { useEffect, useSyncExternalStore } from 'react';
import { parted } from '#contract/parted.ts';
import { fileAddress } from './own-files.ts';
import { busy } from './settled.ts';
import { useShownFile } from './use-shown-file.ts';

/** Reads pictures by their addresses: those that it knows, each as what an `<img>` can show. */
type ReadPictures = (addresses: string[]) => Promise<readonly { address: string; data: string }[]>;

/** How many are kept: those of a few pages of people. */
const mostKept = 500;

let read: ReadPictures | undefined;
let mostAtOnce = 1;
const known = new Map<string, string>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();

/** Says how pictures are read, and how many one call brings; before that each is asked for by itself. */
export function startPortraits(readPictures: ReadPictures, most: number): void {
  read = readPictures;
  mostAtOnce = most;
}

/**
 * What an `<img>` shows for a portrait's address, as soon as it is there. All that a page wants are read by one call after it has been
 * painted, instead of by one each; where that fails, or has left one out, it is shown by its own address.
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
  await Promise.all(parted(addresses, mostAtOnce).map(readPart));
}

async function readPart(addresses: string[]): Promise<void> {
  // One is as fast by itself, and the browser keeps it.
  const pictures = addresses.length > 1 && read ? await read(addresses).catch(() => []) : [];
  for (const address of addresses) known.set(address, address);
  for (const { address, data } of pictures) known.set(address, data);
  for (const oldest of known.keys()) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
  for (const listener of listeners) listener();
}
