import { useCallback, useState } from 'react';
import type { RowKey } from './column.ts';

const none: ReadonlySet<never> = new Set<never>();

/** The rows to which something is being done: they are shown as if it were, until the server has answered. */
export function usePendingRows<Key extends RowKey>() {
  const [pending, setPending] = useState<ReadonlySet<Key>>(none);
  const whilePending = useCallback(async <R>(keys: readonly Key[], work: () => Promise<R>): Promise<R> => {
    setPending((now) => new Set([...now, ...keys]));
    try {
      return await work();
    } finally {
      setPending((now) => new Set([...now].filter((key) => !keys.includes(key))));
    }
  }, []);
  return { pending, whilePending };
}
