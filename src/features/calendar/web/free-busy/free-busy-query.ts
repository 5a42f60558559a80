import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { daysBetween } from '#web/dates/day-steps.ts';
import { addDays, beginOf, type PlainDay } from '#web/dates/plain-day.ts';
import { listBusyTimes } from '../../free-busy-contract.ts';

/** How many days are asked for at once, that of the event and those on which a free time is looked for. */
export const askedDays = 15;

interface Asked {
  people: readonly number[];
  day: PlainDay;
  /** The event that is being given its time: it is in nobody's way. */
  leftOut: { event?: number; occurrence?: string };
}

/** When some people are busy, on a day and the two weeks after it. What is known of another day is shown meanwhile where it has this one. */
export const busyTimesQuery = ({ people, day, leftOut }: Asked) =>
  queryOptions({
    queryKey: ['calendar', 'free-busy', leftOut.event, leftOut.occurrence, day, people.join()] as const,
    queryFn: ({ signal }) => {
      const range = { start: beginOf(day).toISOString(), end: beginOf(addDays(day, askedDays)).toISOString() };
      return call(listBusyTimes, { query: { people: [...people], ...range, ...leftOut } }, { signal });
    },
    placeholderData: (known, query) => {
      if (!query) return undefined;
      const [, , event, occurrence, knownDay] = query.queryKey;
      const ahead = daysBetween(knownDay, day);
      return event === leftOut.event && occurrence === leftOut.occurrence && ahead >= 0 && ahead < askedDays ? known : undefined;
    },
    staleTime: 30_000,
  });
