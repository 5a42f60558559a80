import { useMemo, useState } from 'react';
import type { RowKey } from './column.ts';

export interface TableSelection<Key extends RowKey = RowKey> {
  keys: ReadonlySet<Key>;
  count: number;
  /** Selects or deselects several rows at once. */
  set: (keys: readonly Key[], chosen: boolean) => void;
  toggle: (key: Key) => void;
  clear: () => void;
}

const none: ReadonlySet<never> = new Set<never>();

/** The selected rows. The selection persists across pages and resets when `scope` changes, for example on a new search. */
export function useTableSelection<Key extends RowKey>(scope: string): TableSelection<Key> {
  const [kept, keep] = useState<{ scope: string; keys: ReadonlySet<Key> }>({ scope, keys: none });
  const keys: ReadonlySet<Key> = kept.scope === scope ? kept.keys : none;
  return useMemo(() => {
    const change = (changed: readonly Key[], isChosen: (key: Key, chosen: ReadonlySet<Key>) => boolean) =>
      keep((last) => {
        const now: ReadonlySet<Key> = last.scope === scope ? last.keys : none;
        const next = new Set(now);
        for (const key of changed)
          if (isChosen(key, now)) next.add(key);
          else next.delete(key);
        return { scope, keys: next };
      });
    return {
      keys,
      count: keys.size,
      set: (changed, chosen) => change(changed, () => chosen),
      toggle: (key) => change([key], (one, now) => !now.has(one)),
      clear: () => keep({ scope, keys: none }),
    };
  }, [keys, scope]);
}
