import { useEffect, useSyncExternalStore } from 'react';
import { fileAddress, type HostFiles } from './host-files.ts';

/** Returns the `<img>` source for a URL: a file's bytes, held while mounted, or any other URL unchanged. */
export function useHeldFile(files: Pick<HostFiles, 'shown' | 'hold' | 'onChange'>, address: string | undefined): string | undefined {
  const held = address && fileAddress.test(address) ? address : undefined;
  useEffect(() => (held ? files.hold(held) : undefined), [files, held]);
  return useSyncExternalStore(files.onChange, () => (held ? files.shown(held) : address));
}
