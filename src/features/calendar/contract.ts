import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { emailAddress, emptyAsAbsent, id, list, version } from '#contract/primitives.ts';

export const calendarNames = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export const calendarName = z.enum(calendarNames);
export type CalendarName = z.infer<typeof calendarName>;

/** A guest's answer to the invitation. */
export const guestAnswer = z.enum(['waiting', 'yes', 'maybe', 'no']);

/** A person in the entity or an external email address. */
const guest = z.object({
  name: z.string(),
  email: z.string(),
  personId: z.nullable(z.number()),
  answer: guestAnswer,
});
export type Guest = z.infer<typeof guest>;

/** Title shown for another person's private event; pages translate it. */
export const busyTitle = 'Busy';

const extendedProps = z.looseObject({
  /** One of the five standard calendars; `ETC` for an event in a custom calendar. */
  calendar: calendarName,
  /** Id of the custom calendar that contains the event, from `/api/v1/calendar/calendars`. */
  ownCalendarId: z.nullable(z.number()),
  guests: z.array(guest),
  location: z.string(),
  /** Sanitized HTML or plain text. */
  description: z.string(),
  /** URL of the online meeting; empty for none. */
  conference: z.string(),
  /** Whether the event leaves its attendees available. */
  isFree: z.boolean(),
  /** Whether others see only that the owner is busy; guests see all details. */
  isPrivate: z.boolean(),
  /** IANA time zone of a timed event; occurrences repeat at the same local time in it. */
  timeZone: z.string(),
  /**
   * RFC 5545 rule without `RRULE:`, such as `FREQ=WEEKLY;BYDAY=MO`; null for a single event. The event starts with its first occurrence.
   */
  rrule: z.nullable(z.string()),
  /** Minutes before the start at which to remind the caller. */
  reminders: z.array(z.number()),
  /** Only the owner can edit a *Personal* event; in a custom calendar, anyone with write access can. */
  ownerId: z.nullable(z.number()),
  isEditable: z.boolean(),
  /** In responses with a range, the start the rule gives this occurrence, even if it was moved; null for a single event. */
  occurrence: z.nullable(z.string()),
  /** Whether this occurrence was changed individually. */
  isException: z.boolean(),
  version: z.number(),
});

/**
 * An event in FullCalendar's format. `start` and `end` are timestamps, or plain dates for an all-day event; the end is exclusive. A timed
 * event without an end counts as one hour, an all-day event without an end as one day.
 */
export const calendarEvent = z.object({
  id: z.number(),
  url: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.nullable(z.string()),
  allDay: z.boolean(),
  extendedProps,
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** A plain date, a timestamp with an offset, or a local time in the event's zone. */
export const when = () =>
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/, says('not_a_day_or_moment')));

/** Maximum number of reminders per person and event, and the earliest reminder in minutes before the start. */
export const maxReminders = 5;
export const maxReminderMinutes = 40_320;

const webAddress = () =>
  z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(2000), z.regex(/^https?:\/\/\S+$/i, says('not_a_web_address')))]);

/** Unknown fields are stored as extra properties and remain when an update omits them. */
const givenProps = z.looseObject({
  calendar: z.optional(calendarName),
  ownCalendarId: z.optional(z.nullable(id())),
  guests: z.optional(
    z
      .array(
        z.union([
          z.pipe(
            emailAddress(),
            z.transform((email) => ({ email, name: '', personId: null })),
          ),
          z.object({
            email: z.optional(emailAddress()),
            name: z._default(z.string().check(z.maxLength(200)), ''),
            personId: z._default(z.nullable(id()), null),
          }),
        ]),
      )
      .check(z.maxLength(200)),
  ),
  location: z.optional(z.string().check(z.maxLength(500))),
  description: z.optional(z.string().check(z.maxLength(100_000))),
  conference: z.optional(webAddress()),
  isFree: z.optional(z.boolean()),
  isPrivate: z.optional(z.boolean()),
  timeZone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  rrule: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  reminders: z.optional(z.array(z.number().check(z.int(), z.minimum(0), z.maximum(maxReminderMinutes))).check(z.maxLength(maxReminders))),
});

const titleText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

const newEvent = z.object({
  title: titleText(),
  start: when(),
  end: z.optional(z.nullable(z.union([z.literal(''), when()]))),
  allDay: z._default(z.boolean(), false),
  url: z._default(webAddress(), ''),
  extendedProps: z._default(givenProps, {}),
});

const changedEvent = z.object({
  title: z.optional(titleText()),
  start: z.optional(when()),
  end: z.optional(z.nullable(z.union([z.literal(''), when()]))),
  allDay: z.optional(z.boolean()),
  url: z.optional(webAddress()),
  extendedProps: z.optional(givenProps),
});

/** Which occurrences of a recurring event to change; always `all` for a single event. */
const scope = z._default(z.enum(['this', 'following', 'all']), 'all');

/** A change that can be undone with `POST /api/v1/calendar/changes/{id}/undo`. */
export const changeId = z.number();

// Endpoints from the specification.

export const listEvents = endpoint({
  method: 'GET',
  path: '/apps/calendar/events',
  summary:
    'Lists the events of some calendars: every occurrence between `start` and `end`, else recurring events once. If there are too many, returns the earliest and the header `X-Truncated: true`.',
  action: 'read',
  subject: 'Calendar',
  query: z.object({
    /** Absent for all calendars; empty for none. */
    calendars: z.optional(list(calendarName)),
    start: emptyAsAbsent(when()),
    end: emptyAsAbsent(when()),
  }),
  answer: z.array(calendarEvent),
});

export const addEvent = endpoint({
  method: 'POST',
  path: '/apps/calendar/add-event',
  once: true,
  summary: 'Adds an event; external guests get an invitation by email.',
  action: 'create',
  subject: 'Calendar',
  bodyLimitBytes: bodyLimits.rich,
  body: z.object({ event: newEvent }),
  answer: z.object({ event: calendarEvent, changeId: z.optional(changeId) }),
  status: 201,
});

export const updateEvent = endpoint({
  method: 'POST',
  path: '/apps/calendar/update-event',
  summary: 'Changes the given fields of an event; for a recurring one, of all occurrences.',
  action: 'update',
  subject: 'Calendar',
  bodyLimitBytes: bodyLimits.rich,
  body: z.object({ event: z.object({ id: id(), version: version(), ...changedEvent.shape }) }),
  answer: z.object({ event: calendarEvent, changeId: z.optional(changeId) }),
  refusals: { 404: 'No such event.', 409: 'It was changed by someone else; `current` has the event.' },
});

export const removeEvent = endpoint({
  method: 'DELETE',
  path: '/apps/calendar/remove-event',
  summary: 'Removes an event; for a recurring one, all occurrences.',
  action: 'delete',
  subject: 'Calendar',
  query: z.object({ id: id() }),
  refusals: { 404: 'No such event.' },
});

// Endpoints added by this project.

export const changeOccurrence = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/events/{id}/change',
  summary: 'Changes one occurrence of a recurring event, it and the following ones, or all.',
  action: 'update',
  subject: 'Calendar',
  params: z.object({ id: id() }),
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({
    scope,
    /** The value of `extendedProps.occurrence`. */ occurrence: z.optional(when()),
    version: version(),
    event: changedEvent,
  }),
  answer: z.object({
    event: calendarEvent,
    /** The requested occurrence as a ranged response now returns it, or the first occurrence if the rule no longer gives this one. */
    standing: calendarEvent,
    changeId,
  }),
  refusals: { 404: 'No such event or occurrence.', 409: 'It was changed by someone else; `current` has the event.' },
});

export const removeOccurrence = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/events/{id}/remove',
  summary: 'Removes one occurrence of a recurring event, it and the following ones, or all.',
  action: 'delete',
  subject: 'Calendar',
  params: z.object({ id: id() }),
  body: z.strictObject({ scope, occurrence: z.optional(when()) }),
  answer: z.object({ changeId }),
  refusals: { 404: 'No such event or occurrence.' },
});

export const undoCalendarChange = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/changes/{id}/undo',
  summary: 'Undoes the caller’s change of the last day: its events are restored.',
  action: 'update',
  subject: 'Calendar',
  params: z.object({ id: id() }),
  refusals: { 404: 'The caller has no such change.', 409: 'An event was changed by someone else.' },
});

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/events/{id}/answer',
  summary: 'Records the answer of the caller as a guest.',
  action: 'read',
  subject: 'Calendar',
  writes: true,
  params: z.object({ id: id() }),
  body: z.strictObject({ answer: z.enum(['yes', 'maybe', 'no']) }),
  answer: z.object({ event: calendarEvent }),
  refusals: { 404: 'No such event that the caller is invited to.' },
});

/** A due item from another feature, shown in the calendar and edited in that feature. */
const overlay = z.object({
  kind: z.enum(['card', 'todo', 'invoice']),
  id: z.number(),
  title: z.string(),
  /** A date or a timestamp. */
  start: z.string(),
  isDone: z.boolean(),
  /** Whether the caller can change the due date in the calendar. */
  canMove: z.boolean(),
  path: z.string(),
});
export type Overlay = z.infer<typeof overlay>;

export const listOverlays = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/overlays',
  summary: 'Lists cards, to-dos and invoices that are due between two moments, if the caller can read them.',
  action: 'read',
  subject: 'Calendar',
  query: z.object({ start: when(), end: when() }),
  answer: z.object({ overlays: z.array(overlay), /** Whether there are more overlays than returned. */ truncated: z.boolean() }),
});

export const calendarEndpoints = [
  listEvents,
  addEvent,
  updateEvent,
  removeEvent,
  changeOccurrence,
  removeOccurrence,
  undoCalendarChange,
  answerInvitation,
  listOverlays,
];
