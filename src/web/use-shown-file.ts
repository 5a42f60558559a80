import { useEffect, useSyncExternalStore } from 'react';
import { isFileAddress, ownFiles } from './own-files.ts';

const never = () => () => {};

/** What an `<img>` shows for an address: itself where the browser can ask for it, else the file's bytes as soon as they are there. */
export function useShownFile(address: string | null | undefined): string | undefined {
  const own = address && isFileAddress(address) ? ownFiles() : undefined;
  useEffect(() => (own && address ? own.hold(address) : undefined), [own, address]);
  return useSyncExternalStore(own?.onChange ?? never, () => (own && address ? own.shown(address) : (address ?? undefined)));
}
