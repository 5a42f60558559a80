import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { flag } from '#contract/primitives.ts';

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/feed',
  summary:
    'Returns whether the caller has a subscription address, since when and until when. The address itself is returned only when it’s created.',
  action: 'read',
  subject: 'Calendar',
  answer: z.object({
    feed: z.nullable(
      z.object({
        createdAt: z.string(),
        usedAt: z.nullable(z.string()),
        expiresAt: z.string(),
        /** Whether the feed ended early: at its date, or after a password change or a suspension. */
        hasEnded: z.boolean(),
      }),
    ),
  }),
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/feed',
  summary: 'Creates a new secret subscription address for the caller; the previous one ends.',
  action: 'read',
  subject: 'Calendar',
  writes: true,
  /** A path on this server. */
  answer: z.object({ path: z.string() }),
  status: 201,
});

export const prolongCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/feed/prolong',
  summary: 'Extends the caller’s subscription address by a year from now.',
  action: 'read',
  subject: 'Calendar',
  writes: true,
  answer: z.object({ expiresAt: z.string() }),
  refusals: { 404: 'There is none, or it ended.' },
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/calendar/feed',
  summary: 'Revokes the caller’s subscription address.',
  action: 'read',
  subject: 'Calendar',
  writes: true,
  refusals: { 404: 'There is none.' },
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/feeds/{secret}',
  summary: 'Returns the calendar as iCalendar for its owner’s other devices, with what they can see.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ secret: z.string().check(z.maxLength(100)) }),
  query: z.object({ download: z.optional(flag()) }),
  refusals: {
    404: 'No such address, or it ended: revoked, expired, or its owner is suspended, lost the permission or changed the password.',
  },
});

export const feedEndpoints = [getCalendarFeed, renewCalendarFeed, prolongCalendarFeed, revokeCalendarFeed, readCalendarFeed];
