import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Linked } from '#contract/linked-kind.ts';
import { onChangedKind } from '#web/change-signals.ts';
import type { LinkedThing } from '../contract.ts';
import { linkedQuery, toldOf } from './linked-query.ts';

/** Links of a record, kept current when the other end changes, is deleted, or is hidden. */
export function useLinked(thing: Linked): readonly LinkedThing[] {
  const queryClient = useQueryClient();
  const query = linkedQuery(thing);
  const { data } = useQuery(query);
  const key = JSON.stringify(query.queryKey);
  useEffect(
    () =>
      onChangedKind((kind) => {
        if (toldOf.has(kind)) void queryClient.invalidateQueries({ queryKey: JSON.parse(key) as unknown[] });
      }),
    [key, queryClient],
  );
  return data?.links ?? [];
}
