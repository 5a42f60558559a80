import { browserStorage, type KeyValueStorage } from './browser-storage.ts';

/** The values of a multistep form and the progress in it. */
export interface KeptSteps<V> {
  values: V;
  current: number;
  reached: number;
}

/** Saves the form in this browser, so it survives a reload, a closed tab and the next day. */
export function keepSteps<V>(key: string, kept: KeptSteps<V> | null, storage: KeyValueStorage = browserStorage): void {
  try {
    if (kept) storage.setItem(key, JSON.stringify(kept));
    else storage.removeItem(key);
  } catch {
    // Storage is full or blocked, so the values live only on the page.
  }
}

/**
 * Returns the saved form or the initial values. Fields added since get their initial value, and the progress is capped at the last step.
 * @param count number of steps
 */
export function savedSteps<V extends object>(
  key: string,
  begun: V,
  count: number,
  storage: KeyValueStorage = browserStorage,
): KeptSteps<V> {
  const begin = { values: begun, current: 0, reached: 0 };
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<KeptSteps<V>> | null;
    if (!kept || typeof kept.values !== 'object') return begin;
    const within = (step: unknown) => (Number.isInteger(step) ? Math.max(0, Math.min(count - 1, step as number)) : 0);
    return { values: { ...begun, ...kept.values }, current: within(kept.current), reached: within(kept.reached) };
  } catch {
    return begin;
  }
}
