import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';
import { id } from '#contract/primitives.ts';

export const calendarColours = ['red', 'orange', 'amber', 'green', 'teal', 'blue', 'violet', 'pink', 'brown', 'grey'] as const;
export const colour = () => z.enum(calendarColours);
export type CalendarColour = z.infer<ReturnType<typeof colour>>;

/** What somebody may in a calendar that is not theirs: read its events, or write them as well. */
const may = () => z.enum(['see', 'edit']);
export const share = () => z.strictObject({ personId: id(), may: may() });
export type CalendarShare = z.infer<ReturnType<typeof share>>;
export const companyMay = () => z.enum(['nothing', 'see', 'edit']);
export type CompanyMay = z.infer<ReturnType<typeof companyMay>>;

/** Why a subscription could not be read: the server there was not reached (or has too much), it refused, or what came is no calendar. */
const subscriptionFailure = z.enum(['unreachable', 'refused', 'not_icalendar']);
export type SubscriptionFailure = z.infer<typeof subscriptionFailure>;

/** Something of a file that is left out or taken otherwise, and why. */
export const leftOut = () => z.object({ title: z.string(), line: z.number(), reason: z.string(), why: reason() });

/** What of a subscription's file is not as it is there. */
const subscriptionLeftOut = z.object({
  /** The first hundred that are left out. */
  skipped: z.array(leftOut()),
  /** How many more are. */
  notNamed: z.number(),
  /** What was taken otherwise than the file says, or in part. */
  remarks: z.array(leftOut()),
});
export type SubscriptionLeftOut = z.infer<typeof subscriptionLeftOut>;

/** A calendar that a person made, beside the five that every company has; with a `subscription` the events of a file elsewhere. */
export const ownCalendar = z.object({
  id: z.number(),
  name: z.string(),
  colour: colour(),
  ownerId: z.number(),
  ownerName: z.string(),
  companyMay: companyMay(),
  /** Whom its owner shares it with; empty for everybody else. */
  shares: z.array(z.object({ personId: z.number(), may: may() })),
  /** Whether whoever asks may add and change its events. */
  isEditable: z.boolean(),
  subscription: z.nullable(
    z.object({
      /** Known to its owner alone: an address may be a secret. */
      address: z.nullable(z.string()),
      /** ISO 8601: when its events were last as they are there. */
      refreshedAt: z.nullable(z.string()),
      /** Why they have not been since. */
      failure: z.nullable(subscriptionFailure),
      /** Told to its owner; null where all of it is here. */
      leftOut: z.nullable(subscriptionLeftOut),
    }),
  ),
  version: z.number(),
});
export type OwnCalendar = z.infer<typeof ownCalendar>;

export const listOwnCalendars = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/calendars',
  summary: 'Lists the custom calendars: the caller’s own and those shared with them.',
  action: 'read',
  subject: 'Calendar',
  answer: z.object({ calendars: z.array(ownCalendar) }),
});
