/** How this tab lets go of the windows that it holds. */
const held = new Map<string, () => void>();

/**
 * Takes a window for this tab, until it is let go or the tab ends. Answers whether it was free. Where the browser has no locks, every
 * tab may have it: the versions of the draft still tell when two of them write.
 */
export function holdWindow(key: string): Promise<boolean> {
  if (!navigator.locks || held.has(key)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`mailCompose:${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => held.set(key, release));
    });
  });
}

export function letGo(key: string): void {
  held.get(key)?.();
  held.delete(key);
}
