import { browserStorage } from './browser-storage.ts';
import { readSession } from './session-store.ts';

/** A choice that this browser keeps for whoever is signed in: somebody else at the same browser has their own. */
export function keptChoice(name: string): { read: () => string; keep: (value: string) => void } {
  const key = () => `${name}.${readSession()?.userData.eid ?? ''}`;
  return {
    read: () => browserStorage.getItem(key()) ?? '',
    keep: (value) => {
      if (browserStorage.getItem(key()) !== value) browserStorage.setItem(key(), value);
    },
  };
}
