import { browserStorage, type KeyValueStorage } from '#web/browser-storage.ts';

/** Number of uses of each palette item by a person in this browser, by key. */
export type Uses = ReadonlyMap<string, number>;

const maxKept = 100;
/** Beyond this all counts are halved, so recent use outweighs earlier use. */
const maxExactCount = 20;

export function readUses(eid: string, storage: KeyValueStorage = browserStorage): Uses {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(eid)) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isUse).slice(0, maxKept) : []);
  } catch {
    return new Map();
  }
}

/** Counts a use; the most recently used items are kept longest. */
export function countUse(eid: string, key: string, storage: KeyValueStorage = browserStorage): void {
  const { [key]: before = 0, ...others } = Object.fromEntries(readUses(eid, storage));
  const counts: [string, number][] = [[key, before + 1], ...Object.entries(others)];
  const isFull = before + 1 > maxExactCount;
  const kept = counts
    .map(([one, count]): [string, number] => [one, isFull ? Math.floor(count / 2) : count])
    .filter(([, count]) => count > 0)
    .slice(0, maxKept);
  try {
    storage.setItem(nameOf(eid), JSON.stringify(kept));
  } catch {
    // Storage is full, so it isn't counted.
  }
}

/** Returns how far an item moves up among equally good matches. */
export function bonusOf(uses: Uses, key: string): number {
  return Math.min(Math.log2(1 + (uses.get(key) ?? 0)) / 10, 0.4);
}

function nameOf(eid: string): string {
  return `atrium.search.uses.${eid}`;
}

function isUse(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Number.isSafeInteger(value[1]) && value[1] > 0;
}
