export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's `localStorage`, or an in-memory fallback when storage is disabled. */
export const browserStorage = usableStorage('localStorage');

/** The same for `sessionStorage`, limited to this tab. */
export const tabStorage = usableStorage('sessionStorage');

function usableStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    if (globalThis[name]) return globalThis[name];
  } catch {
    // Blocked by browser settings.
  }
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
