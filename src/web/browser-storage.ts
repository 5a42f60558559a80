export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's lasting storage; where that is switched off, one that lives as long as the page. */
export const browserStorage = usableStorage('localStorage');

/** The same of this tab alone. */
export const tabStorage = usableStorage('sessionStorage');

function usableStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    if (globalThis[name]) return globalThis[name];
  } catch {
    // Refused by the browser's settings.
  }
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
