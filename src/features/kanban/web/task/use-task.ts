import { useQuery } from '@tanstack/react-query';
import { useShown } from '#web/actions/use-shown.ts';
import { taskQuery } from '../board-queries.ts';

/** An open card as it is to be shown: what the server answered last, and what the person has done since. */
export function useTask(id: number) {
  const query = taskQuery(id);
  const { data, error, refetch } = useQuery(query);
  const open = useShown(query, data);
  return { open, error: data ? null : error, retry: () => void refetch() };
}
