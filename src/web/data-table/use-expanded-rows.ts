import { useState } from 'react';
import { useStable } from '#web/use-stable.ts';
import type { RowKey } from './column.ts';

export function useExpandedRows<Key extends RowKey>(keysOfPage: readonly Key[]) {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set());
  const { toggleAt } = useStable({
    toggleAt: (index: number) => {
      const key = keysOfPage[index];
      if (key === undefined) return;
      setKeys((last) => {
        const next = new Set(last);
        if (!next.delete(key)) next.add(key);
        return next;
      });
    },
  });
  return { keys, toggleAt };
}
