import { useEffect } from 'react';
import { call } from '#web/api-client.ts';
import { useRested } from '#web/use-rested.ts';
import { keepHelpSearch } from '../../contract.ts';

/** So long a search has to stand without a result before it counts: what is still being typed is no search. */
const restMs = 1500;
const told = new Set<string>();

/** Tells those who write of a search that found nothing, once. Nobody waits for it. */
export function useLostSearch(q: string, isLost: boolean): void {
  const rested = useRested(q, restMs);
  useEffect(() => {
    if (!isLost || rested !== q || told.has(q)) return;
    told.add(q);
    // Where it cannot be told the next search of this tab tells it.
    call(keepHelpSearch, { body: { q } }).catch(() => told.delete(q));
  }, [q, rested, isLost]);
}
