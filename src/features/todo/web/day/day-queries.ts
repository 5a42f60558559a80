import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CalendarEvent, listEvents } from '#features/calendar/contract.ts';
import { listDueCards } from '#features/kanban/due-contract.ts';
import { currentAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { addDays, beginOf, type PlainDay, today } from '#web/dates/plain-day.ts';
import { savedChoice } from '#web/session-store.ts';
import { readMyDay, type whoseTodos } from '../../day-contract.ts';

const staleTime = 30_000;

export const myDayQuery = (whose: WhoseTodos, day: PlainDay) =>
  queryOptions({
    queryKey: ['todo', 'day', whose, day] as const,
    queryFn: ({ signal }) => call(readMyDay, { query: { whose, since: beginOf(day).toISOString() } }, { signal }),
    staleTime,
  });

/** Cards assigned to the user and due by the end of tomorrow. */
export const dueCardsQuery = (day: PlainDay) =>
  queryOptions({
    queryKey: ['board', 'due', day] as const,
    queryFn: ({ signal }) => call(listDueCards, { query: { until: beginOf(addDays(day, 2)).toISOString() } }, { signal }),
    staleTime,
  });

export const dayEventsQuery = (day: PlainDay) =>
  queryOptions({
    queryKey: ['calendar', 'day', day] as const,
    queryFn: ({ signal }): Promise<CalendarEvent[]> =>
      call(listEvents, { query: { start: beginOf(day).toISOString(), end: beginOf(addDays(day, 1)).toISOString() } }, { signal }),
    staleTime,
  });

/** Prefetches the page's data while its code is loading. */
export async function prefetchMyDay(client: QueryClient): Promise<void> {
  const day = today();
  const ability = currentAbility();
  await Promise.all([
    client.prefetchQuery(myDayQuery(keptWhose(), day)),
    ability.can('read', 'Board') && client.prefetchQuery(dueCardsQuery(day)),
    ability.can('read', 'Calendar') && client.prefetchQuery(dayEventsQuery(day)),
  ]);
}

export type WhoseTodos = (typeof whoseTodos)[number];

const choice = savedChoice('atrium.todo.whose');

/** Returns the last choice in this browser: the user's or everyone's to-dos. */
export function keptWhose(): WhoseTodos {
  return choice.read() === 'all' ? 'all' : 'mine';
}

export function keepWhose(whose: WhoseTodos): void {
  choice.keep(whose);
}
