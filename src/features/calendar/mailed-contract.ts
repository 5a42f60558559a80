import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { guestAnswer } from './contract.ts';

/** What a calendar file says that came with an own mail. */
const mailedEvent = z.object({
  /** `invitation`: wants an answer (RFC 5546, REQUEST). `cancellation`: calls it off. `event`: only tells of it, as a booking does. */
  kind: z.enum(['invitation', 'cancellation', 'event']),
  title: z.string(),
  /** A moment, of an all-day event a plain date; the end is exclusive. Of a recurring event its first occurrence. */
  start: z.string(),
  end: z.nullable(z.string()),
  allDay: z.boolean(),
  timeZone: z.string(),
  rrule: z.nullable(z.string()),
  location: z.string(),
  organizer: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** Who has sent it in the organizer's name; null for the organizer, and where none is named. */
  sender: z.nullable(z.string()),
  /** The answer of the caller to this state of it. */
  answer: guestAnswer,
  /** Where it stands in the caller's calendar; `occurrence` of one of a recurring event's. */
  inCalendar: z.nullable(z.object({ id: z.number(), start: z.string(), occurrence: z.nullable(z.string()) })),
  /** A later mail has changed it. */
  isOvertaken: z.boolean(),
  /** The caller's calendar has an event of this name, which somebody else organizes: it stays as it is. */
  isDisputed: z.boolean(),
  isOver: z.boolean(),
});
export type MailedEvent = z.infer<typeof mailedEvent>;

const ofMail = {
  params: z.object({ mailId: id() }),
  /** The IANA zone of times that name none. */
  query: z.object({ timeZone: z._default(z.string().check(z.minLength(1), z.maxLength(64)), 'UTC') }),
};

export const readMailedEvent = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/mailed/{mailId}',
  summary: 'Returns the event in the calendar file of the caller’s mail; null without a readable one.',
  action: 'read',
  subject: 'Calendar',
  ...ofMail,
  answer: z.object({ event: z.nullable(mailedEvent) }),
  refusals: { 404: 'No such mail.' },
});

export const answerMailedEvent = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/mailed/{mailId}',
  summary: 'Adds the event of a mail to the caller’s calendar with their answer; external organizers are told by email, once per answer.',
  action: 'create',
  subject: 'Calendar',
  ...ofMail,
  body: z.strictObject({ answer: z.enum(['yes', 'maybe', 'no']) }),
  answer: z.object({ event: mailedEvent }),
  refusals: { 404: 'No such mail, or it has no event to answer.' },
});

export const mailedEndpoints = [readMailedEvent, answerMailedEvent];
