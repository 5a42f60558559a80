import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';
import { guestAnswer } from './contract.ts';

/** The event in a calendar file that arrived in one of the caller's mails. */
const mailedEvent = z.object({
  /** `invitation` needs an answer (RFC 5546, REQUEST). `cancellation` cancels the event. `event` only announces it, such as a booking. */
  kind: z.enum(['invitation', 'cancellation', 'event']),
  title: z.string(),
  /** A timestamp, or a plain date for an all-day event; the end is exclusive. For a recurring event, the first occurrence. */
  start: z.string(),
  end: z.nullable(z.string()),
  allDay: z.boolean(),
  timeZone: z.string(),
  rrule: z.nullable(z.string()),
  location: z.string(),
  organizer: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** Sender on the organizer's behalf; null if the organizer sent it or no sender is given. */
  sender: z.nullable(z.string()),
  /** The caller's answer to this version of the event. */
  answer: guestAnswer,
  /** The event in the caller's calendar; `occurrence` is set for one occurrence of a series. */
  inCalendar: z.nullable(z.object({ id: z.number(), start: z.string(), occurrence: z.nullable(z.string()) })),
  /** Whether a later mail changed the event. */
  isOvertaken: z.boolean(),
  /** Whether the caller's calendar has an event with the same UID from another organizer; that event is not changed. */
  isDisputed: z.boolean(),
  isOver: z.boolean(),
});
export type MailedEvent = z.infer<typeof mailedEvent>;

const ofMail = {
  params: z.object({ mailId: id() }),
  /** IANA time zone for times without one. */
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
