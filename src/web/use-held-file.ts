import { useEffect, useSyncExternalStore } from 'react';
import { fileAddress, type OwnFiles } from './own-files.ts';

/** What an `<img>` shows for an address: of a file its bytes, held while the component is there; any other address is itself. */
export function useHeldFile(files: Pick<OwnFiles, 'shown' | 'hold' | 'onChange'>, address: string | undefined): string | undefined {
  const held = address && fileAddress.test(address) ? address : undefined;
  useEffect(() => (held ? files.hold(held) : undefined), [files, held]);
  return useSyncExternalStore(files.onChange, () => (held ? files.shown(held) : address));
}
