import { browserStorage, type KeyValueStorage } from './browser-storage.ts';

/** What was written in the steps of a form, and how far its writer came. */
export interface KeptSteps<V> {
  values: V;
  current: number;
  reached: number;
}

/** Keeps them for this browser: a reload, a closed tab and the next day find them. */
export function keepSteps<V>(key: string, kept: KeptSteps<V> | null, storage: KeyValueStorage = browserStorage): void {
  try {
    if (kept) storage.setItem(key, JSON.stringify(kept));
    else storage.removeItem(key);
  } catch {
    // A full or forbidden storage: then it is kept on the page only.
  }
}

/**
 * What was kept, or the beginning. A field that was added since has what it begins with, and nobody is further than the form goes.
 * @param count of the steps
 */
export function keptSteps<V extends object>(key: string, begun: V, count: number, storage: KeyValueStorage = browserStorage): KeptSteps<V> {
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
