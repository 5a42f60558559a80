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
  /** If either list is given, only the calendars in the two lists. */
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
  /** Calendar for events without a category that matches one of the five. */
  query: z.object({
    calendar: z._default(calendarName, 'Personal'),
    /** A custom calendar for all new events instead. */
    ownCalendarId: z.optional(id()),
    timeZone: z._default(z.string().check(z.maxLength(64)), 'UTC'),
  }),
  answer: z.object({
    added: z.number(),
    updated: z.number(),
    /** Number of canceled entries: removed or not added. */
    canceled: z.optional(z.number()),
    /** Number of imported to-dos. */
    todos: z.optional(z.object({ added: z.number(), updated: z.number(), canceled: z.number() })),
    /** The first hundred skipped entries, with the line where each starts. */
    skipped: z.array(leftOut()),
    /** Number of skipped entries beyond those. */
    notNamed: z.optional(z.number()),
    /** Entries imported differently or only in part. */
    remarks: z.optional(z.array(leftOut())),
    changeId: z.nullable(changeId),
  }),
  refusals: { 413: 'Larger than the limit.' },
});

export const transferEndpoints = [exportCalendar, importCalendar];
