import type { QueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '../contract.ts';
import type { ShownOf } from './queries.ts';

const loaded = { queryKey: ['calendar', 'events'] };
let running = 0;

/**
 * Shows a change at once while `run` sends it; puts back what was shown, and throws, when that fails. What is loaded is fetched anew
 * when the last of several changes is through, so that a slow answer does not undo a later change on screen.
 */
export async function showWhile<R>(
  queryClient: QueryClient,
  show: (events: readonly CalendarEvent[]) => CalendarEvent[],
  run: () => Promise<R>,
): Promise<R> {
  running += 1;
  await queryClient.cancelQueries(loaded);
  const before = queryClient.getQueriesData<ShownOf<CalendarEvent>>(loaded);
  for (const [key, shown] of before) if (shown) queryClient.setQueryData(key, { ...shown, items: show(shown.items) });
  try {
    return await run();
  } catch (error) {
    for (const [key, shown] of before) queryClient.setQueryData(key, shown);
    throw error;
  } finally {
    running -= 1;
    if (running === 0) void queryClient.invalidateQueries({ queryKey: ['calendar'] });
  }
}
