import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { base64Url } from '#server/base64-url.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getCalendarFeed as getContract, renewCalendarFeed as renewContract } from '../contract.ts';
import { calendarFeeds } from '../tables.ts';

/** Whether the signed-in person has a subscription address. */
export async function getFeed(_given: unknown, scope: Scope): Promise<AnswerOf<typeof getContract>> {
  const [feed] = await scope.db.select().from(calendarFeeds).where(ownFeed(scope));
  return { feed: feed ? { createdAt: feed.createdAt.toISOString(), usedAt: feed.usedAt?.toISOString() ?? null } : null };
}

/** Makes a new one, told only here; an earlier one is dead. */
export async function renewFeed(_given: unknown, { db, entity, identity, now }: Scope): Promise<AnswerOf<typeof renewContract>> {
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const row = { secretHash: await hashOf(secret), createdAt: now, usedAt: null };
  await db
    .insert(calendarFeeds)
    .values({ entity, personId: identity.personId, ...row })
    .onConflictDoUpdate({ target: [calendarFeeds.entity, calendarFeeds.personId], set: row });
  return { path: `/api/v1/calendar/feeds/${secret}` };
}

export async function revokeFeed(_given: unknown, scope: Scope): Promise<undefined> {
  const gone = await scope.db.delete(calendarFeeds).where(ownFeed(scope)).returning({ at: calendarFeeds.createdAt });
  if (gone.length === 0) throw notFound('A subscription address');
}

function ownFeed({ entity, identity }: Scope) {
  return and(eq(calendarFeeds.entity, entity), eq(calendarFeeds.personId, identity.personId));
}

/** What is kept of a secret: nobody who reads the database can subscribe. */
export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A call by which a phone looks is worth writing down once an hour. */
export const wasUsedLongAgo = (now: Date) =>
  sql`(used_at is null or used_at < ${new Date(now.getTime() - 3_600_000).toISOString()}::timestamptz)`;
