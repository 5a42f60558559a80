import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, id, list } from '#contract/primitives.ts';
import { when } from './contract.ts';

/** Maximum number of people and days in a request. */
export const maxAskedPeople = 50;
export const maxAskedDays = 31;

/** A period in which a person is busy, without details of the event; the end is exclusive. */
const busyPeriod = z.object({
  start: z.string(),
  end: z.string(),
  /** Set if the person has not accepted: invited, or answered *maybe*. */
  maybe: z.optional(z.literal(true)),
});
export type BusyPeriod = z.infer<typeof busyPeriod>;

/** A person's busy periods in order; periods never overlap, and two of the same kind never touch. */
const busyPerson = z.object({ personId: z.number(), busy: z.array(busyPeriod) });
export type BusyPerson = z.infer<typeof busyPerson>;

/**
 * Returns when people are busy, without what they are doing. Requires permission to read the calendar and covers the caller and the people
 * the
 * caller can read. All other ids (other entities, former and nonexistent people) are omitted alike.
 *
 * A person is busy during timed events that they own or are invited to and have not declined. A guest who has not answered or answered
 * *maybe* is
 * tentatively busy. For an owner who is also a guest (their invitation arrived by mail), their answer counts.
 * - *Personal* events and events in custom calendars hidden from the caller count like any other.
 * - Events of a subscription count for the subscriber, not for the people it is shared with.
 * - All-day events count for no one: a birthday, a fair or a holiday leaves the hours of its day free.
 * - A series counts with its changed occurrences and without its removed ones; deleted events and events in deleted calendars do not count.
 */
export const listBusyTimes = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/free-busy',
  summary: 'Returns when people are busy between two moments, without details.',
  action: 'read',
  subject: 'Calendar',
  query: z.object({
    people: list(id(), maxAskedPeople),
    start: when(),
    end: when(),
    /**
     * An event to exclude while it is being rescheduled; with `occurrence`, only that occurrence. Ignored if the caller cannot see the
     * event.
     */
    event: emptyAsAbsent(id()),
    /** The value of `extendedProps.occurrence`. */
    occurrence: emptyAsAbsent(when()),
  }),
  answer: z.object({ people: z.array(busyPerson), /** Whether the result was cut off at the latest events. */ truncated: z.boolean() }),
});
