import type { QueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '../contract.ts';

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
  const before = queryClient.getQueriesData<CalendarEvent[]>(loaded);
  for (const [key, events] of before) if (events) queryClient.setQueryData(key, show(events));
  try {
    return await run();
  } catch (error) {
    for (const [key, events] of before) queryClient.setQueryData(key, events);
    throw error;
  } finally {
    running -= 1;
    if (running === 0) void queryClient.invalidateQueries({ queryKey: ['calendar'] });
  }
}
