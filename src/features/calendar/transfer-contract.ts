import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, list } from '#contract/primitives.ts';
import { calendarName, changeId } from './contract.ts';
import { leftOut } from './own-calendar-contract.ts';

export const exportCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/export',
  summary: 'Exports the events of some calendars, or one event, as an iCalendar file.',
  action: 'read',
  subject: 'Calendar',
  raw: true,
  /** With either list only the calendars of both. */
  query: z.object({ calendars: z.optional(list(calendarName)), ownCalendars: z.optional(list(id())), id: z.optional(id()) }),
});

export const importCalendar = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/import',
  summary:
    'Imports the events of an iCalendar file (the body): known UIDs are updated, canceled events removed. To-dos are added if the caller can add to-dos. Each entry is counted once.',
  action: 'create',
  subject: 'Calendar',
  raw: true,
  bodyLimitBytes: (upload) => Math.min(upload, 20 * 1024 * 1024),
  /** Where events go whose category names none of the five. */
  query: z.object({
    calendar: z._default(calendarName, 'Personal'),
    /** An own calendar instead, for all that is new. */
    ownCalendarId: z.optional(id()),
    timeZone: z._default(z.string().check(z.maxLength(64)), 'UTC'),
  }),
  answer: z.object({
    added: z.number(),
    updated: z.number(),
    /** What was called off: it is gone, or was not added. */
    canceled: z.optional(z.number()),
    /** Its to-dos, which went to the to-dos. */
    todos: z.optional(z.object({ added: z.number(), updated: z.number(), canceled: z.number() })),
    /** The first hundred that were left out, and the line of the file in which each begins. */
    skipped: z.array(leftOut()),
    /** How many more were left out. */
    notNamed: z.optional(z.number()),
    /** What was taken otherwise than the file says, or in part. */
    remarks: z.optional(z.array(leftOut())),
    changeId: z.nullable(changeId),
  }),
  refusals: { 413: 'Larger than the limit.' },
});

export const transferEndpoints = [exportCalendar, importCalendar];
