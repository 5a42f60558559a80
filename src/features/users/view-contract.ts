import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { openSession } from '#contract/open-session.ts';
import { id } from '#contract/primitives.ts';

export const readUserSecurity = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/security',
  summary: 'Lists a user’s sessions, and when their password was set. 403 if they have more permissions than the caller.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    passwordSetAt: z.nullable(z.string()),
    lastLoginAt: z.nullable(z.string()),
    /** Time two-step verification was turned on; null if off. */
    secondStepSince: z.nullable(z.string()),
    /** Identity providers linked to the account, newest first. */
    identities: z.array(z.object({ issuer: z.string(), since: z.string() })),
    sessions: z.array(openSession),
  }),
  refusals: { 404: 'No such user.' },
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/end-sessions',
  summary: 'Ends a session of a user, or all except the caller’s.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  body: z.strictObject({ sessionId: z.optional(z.string().check(z.maxLength(60))) }),
  answer: z.object({ ended: z.number() }),
  refusals: { 404: 'No such user or session.' },
});

export const endUserSecondStep = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/end-second-step',
  summary:
    'Turns off the second step of a user who lost phone and recovery codes: they need only the password and are told by email. Turn off your own with your password.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such user.', 409: 'It’s not on, or it’s your own.' },
});

export const unlinkSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/users/{id}/unlink-sign-on',
  summary:
    'Unlinks a user’s single sign-on identities and ends their sessions. The next person whose provider confirms the user’s address is linked instead.',
  action: 'update',
  subject: 'User',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such user.', 409: 'No identity is linked, or it’s your own.' },
});

export const readUserActivity = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/activity',
  summary: 'Returns the account tab: the person’s boards, recent activity and invoices. Parts that the caller can’t read are null.',
  action: 'read',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    /** Boards (not columns) with cards assigned to them; null without permission to read boards. */
    projects: z.nullable(z.array(z.object({ boardId: z.string(), title: z.string(), open: z.number(), done: z.number() }))),
    /** Newest first, at most 20. */
    timeline: z.array(
      z.object({
        at: z.string(),
        /** An audit action, or `card.moved` and the like. */
        kind: z.string(),
        /** The subject of the event. */
        title: z.string(),
        actorName: z.string(),
        path: z.nullable(z.string()),
      }),
    ),
    /** Invoices to a client with their email address, newest first, at most 10; null without permission to read invoices. */
    invoices: z.nullable(
      z.array(
        z.object({
          id: z.number(),
          /** Null for a draft. */
          number: z.nullable(z.string()),
          issuedDate: z.string(),
          totalCents: z.number(),
          currency: z.string(),
          invoiceStatus: z.string(),
        }),
      ),
    ),
  }),
  refusals: { 404: 'No such user.' },
});

export const readUserConnections = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/connections',
  summary:
    'Returns the notifications and connections tabs: the person’s kinds of notifications, connected mail accounts and feeds. 403 if they have more permissions than the caller.',
  action: 'read',
  subject: 'User',
  params: z.object({ id: id() }),
  answer: z.object({
    /** Null without an account. */
    notifications: z.nullable(z.array(z.object({ kind: z.string(), isWanted: z.boolean() }))),
    connections: z.array(
      z.object({ kind: z.enum(['imap', 'calendar-feed', 'mail-alias']), name: z.string(), since: z.nullable(z.string()) }),
    ),
  }),
  refusals: { 404: 'No such user.' },
});

export const viewEndpoints = [readUserSecurity, endUserSessions, endUserSecondStep, unlinkSignOn, readUserActivity, readUserConnections];
