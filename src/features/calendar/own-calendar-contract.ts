import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';
import { id } from '#contract/primitives.ts';

export const calendarColors = ['red', 'orange', 'amber', 'green', 'teal', 'blue', 'violet', 'pink', 'brown', 'grey'] as const;
export const colour = () => z.enum(calendarColors);
export type CalendarColor = z.infer<ReturnType<typeof colour>>;

/** Access to another person's calendar: read its events, or write them too. */
const may = () => z.enum(['see', 'edit']);
export const share = () => z.strictObject({ personId: id(), may: may() });
export type CalendarShare = z.infer<ReturnType<typeof share>>;
export const companyMay = () => z.enum(['nothing', 'see', 'edit']);
export type CompanyMay = z.infer<ReturnType<typeof companyMay>>;

/** Why a subscription could not be read: the server is unreachable or overloaded, refused the request, or did not return a calendar. */
const subscriptionFailure = z.enum(['unreachable', 'refused', 'not_icalendar']);
export type SubscriptionFailure = z.infer<typeof subscriptionFailure>;

/** An entry of a file that was skipped or imported differently, and why. */
export const leftOut = () => z.object({ title: z.string(), line: z.number(), reason: z.string(), why: reason() });

/** Differences between a subscription and its file. */
const subscriptionLeftOut = z.object({
  /** The first hundred skipped entries. */
  skipped: z.array(leftOut()),
  /** Number of skipped entries beyond those. */
  notNamed: z.number(),
  /** Entries imported differently or only in part. */
  remarks: z.array(leftOut()),
});
export type SubscriptionLeftOut = z.infer<typeof subscriptionLeftOut>;

/** A calendar created by a person, besides the five every company has; with a `subscription`, it shows the events of an external file. */
export const ownCalendar = z.object({
  id: z.number(),
  name: z.string(),
  colour: colour(),
  ownerId: z.number(),
  ownerName: z.string(),
  companyMay: companyMay(),
  /** People the owner shares it with; empty for everyone but the owner. */
  shares: z.array(z.object({ personId: z.number(), may: may() })),
  /** Whether the caller can add and edit events. */
  isEditable: z.boolean(),
  subscription: z.nullable(
    z.object({
      /** Visible only to the owner, as the address may be a secret. */
      address: z.nullable(z.string()),
      /** ISO 8601 time of the last successful refresh. */
      refreshedAt: z.nullable(z.string()),
      /** Why refreshing has failed since; null if it has not. */
      failure: z.nullable(subscriptionFailure),
      /** Visible only to the owner; null if the file was imported completely. */
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
