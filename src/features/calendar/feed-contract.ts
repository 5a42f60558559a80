import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/primitives.ts';

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/feed',
  summary: 'Whether the caller has a subscription address, since when and until when. The address itself is only told when it is made.',
  action: 'read',
  subject: 'Calendar',
  answer: z.object({
    feed: z.nullable(
      z.object({
        createdAt: z.string(),
        usedAt: z.nullable(z.string()),
        expiresAt: z.string(),
        /** Whether it ended before: with its date, or with a new password or a suspension. */
        hasEnded: z.boolean(),
      }),
    ),
  }),
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/feed',
  summary: 'Makes a new secret subscription address for the caller; an earlier one is dead.',
  action: 'read',
  subject: 'Calendar',
  writes: true,
  /** A path on this installation. */
  answer: z.object({ path: z.string() }),
  status: 201,
});

export const prolongCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/feed/prolong',
  summary: 'Lets the subscription address of the caller go on for a year from now.',
  action: 'read',
  subject: 'Calendar',
  writes: true,
  answer: z.object({ expiresAt: z.string() }),
  refusals: { 404: 'There is none, or it has ended.' },
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/calendar/feed',
  summary: 'Revokes the subscription address of the caller.',
  action: 'read',
  subject: 'Calendar',
  writes: true,
  refusals: { 404: 'There is none.' },
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/feeds/{secret}',
  summary: 'What its owner may see of the calendar, as iCalendar: for the calendar of a phone.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  query: z.object({ download: z.optional(flag()) }),
  refusals: {
    404: 'No such address, or it has ended: revoked, past its date, its owner suspended, without the right or with a new password.',
  },
});

export const feedEndpoints = [getCalendarFeed, renewCalendarFeed, prolongCalendarFeed, revokeCalendarFeed, readCalendarFeed];
