import { browserStorage, type KeyValueStorage } from '#web/browser-storage.ts';

/** How often a person chose each line of the palette in this browser, by the line's key. */
export type Uses = ReadonlyMap<string, number>;

const mostKept = 100;
/** Beyond it all counts are halved, so that what is used now outweighs what was used once. */
const mostCounted = 20;

export function readUses(eid: string, storage: KeyValueStorage = browserStorage): Uses {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(eid)) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isUse).slice(0, mostKept) : []);
  } catch {
    return new Map();
  }
}

/** Counts a use; what was used last is kept longest. */
export function countUse(eid: string, key: string, storage: KeyValueStorage = browserStorage): void {
  const { [key]: before = 0, ...others } = Object.fromEntries(readUses(eid, storage));
  const counts: [string, number][] = [[key, before + 1], ...Object.entries(others)];
  const isFull = before + 1 > mostCounted;
  const kept = counts
    .map(([one, count]): [string, number] => [one, isFull ? Math.floor(count / 2) : count])
    .filter(([, count]) => count > 0)
    .slice(0, mostKept);
  try {
    storage.setItem(nameOf(eid), JSON.stringify(kept));
  } catch {
    // The storage is full: it is not counted.
  }
}

/** How far a line moves up among those that match as well. */
export function bonusOf(uses: Uses, key: string): number {
  return Math.min(Math.log2(1 + (uses.get(key) ?? 0)) / 10, 0.4);
}

function nameOf(eid: string): string {
  return `atrium.search.uses.${eid}`;
}

function isUse(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Number.isSafeInteger(value[1]) && value[1] > 0;
}
