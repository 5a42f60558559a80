import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { taskQuery } from '../board-queries.ts';
import { taskWith, usePendingChanges } from '../pending-changes.ts';

/** An open card as it is to be shown: what the server answered last, and what the person has done since. */
export function useTask(id: number) {
  const { data, error, refetch } = useQuery(taskQuery(id));
  const pending = usePendingChanges();
  const open = useMemo(() => data && taskWith(data, pending), [data, pending]);
  return { open, error: data ? null : error, retry: () => void refetch() };
}
