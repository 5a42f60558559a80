import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, id, list } from '#contract/primitives.ts';
import { when } from './contract.ts';

/** Whose times one call asks for at most, and of how many days. */
export const mostAskedPeople = 50;
export const mostAskedDays = 31;

/** Some time in which somebody is busy: its moments, the end exclusive. Nothing in it says with what. */
const busyPeriod = z.object({
  start: z.string(),
  end: z.string(),
  /** There where they have not said yes: invited, or perhaps coming. */
  maybe: z.optional(z.literal(true)),
});
export type BusyPeriod = z.infer<typeof busyPeriod>;

/** When one person is busy, in order; no two periods overlap, and two of a kind never touch. */
const busyPerson = z.object({ personId: z.number(), busy: z.array(busyPeriod) });
export type BusyPerson = z.infer<typeof busyPerson>;

/**
 * When people are busy, and nothing about what they do then. Who it is told: whoever reads the calendar, of the people whom they may read, and
 * of themselves; all others (those of other entities, those who left, those who never were) are missing in the answer alike.
 *
 * Somebody is busy for as long as an event with a time that they own, or are invited to and have not declined. As a guest who is waiting for
 * an answer or said *maybe* they are busy perhaps. An owner who is a guest as well (their invitation came by mail) is what they answered.
 * - *Personal* events and those of own calendars that the caller does not see count as any other.
 * - Events of a subscription count for who subscribed, not for those with whom it is shared.
 * - All-day events count for nobody: a birthday, a fair or a holiday leaves the hours of its day free.
 * - A series counts with its changed and without its left out occurrences; what is deleted, and what is in a deleted calendar, does not.
 */
export const listBusyTimes = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/free-busy',
  summary: 'Returns when people are busy between two moments, without details.',
  action: 'read',
  subject: 'Calendar',
  query: z.object({
    people: list(id(), mostAskedPeople),
    start: when(),
    end: when(),
    /** An event that is left out, as it is being given other times; with `occurrence` that one alone. Only of those that the caller sees. */
    event: emptyAsAbsent(id()),
    /** As `extendedProps.occurrence` has it. */
    occurrence: emptyAsAbsent(when()),
  }),
  answer: z.object({ people: z.array(busyPerson), /** Whether there is so much that the latest is missing. */ truncated: z.boolean() }),
});
