import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { base64Url } from '#server/base64-url.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type { getCalendarFeed as getContract, renewCalendarFeed as renewContract } from '../contract.ts';
import { calendarFeeds } from '../tables.ts';

/** Whether the signed-in person has a subscription address. */
export async function getFeed(_given: unknown, scope: Scope): Promise<AnswerOf<typeof getContract>> {
  const [feed] = await scope.db.select().from(calendarFeeds).where(ownFeed(scope));
  return { feed: feed ? { createdAt: feed.createdAt.toISOString(), usedAt: feed.usedAt?.toISOString() ?? null } : null };
}

/** Makes a new one, told only here; an earlier one is dead. */
export async function renewFeed(_given: unknown, scope: Scope): Promise<AnswerOf<typeof renewContract>> {
  const { db, entity, identity, now } = scope;
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  // Nobody who reads the database can subscribe.
  const row = { secretHash: await sha256Hex(secret), createdAt: now, usedAt: null };
  await db
    .insert(calendarFeeds)
    .values({ entity, personId: identity.personId, ...row })
    .onConflictDoUpdate({ target: [calendarFeeds.entity, calendarFeeds.personId], set: row });
  await recordAudit(db, scope, { action: 'calendar.feed-made' });
  return { path: `/api/v1/calendar/feeds/${secret}` };
}

export async function revokeFeed(_given: unknown, scope: Scope): Promise<undefined> {
  const gone = await scope.db.delete(calendarFeeds).where(ownFeed(scope)).returning({ at: calendarFeeds.createdAt });
  if (gone.length === 0) throw notFound('A subscription address');
  await recordAudit(scope.db, scope, { action: 'calendar.feed-ended' });
}

function ownFeed({ entity, identity }: Scope) {
  return and(eq(calendarFeeds.entity, entity), eq(calendarFeeds.personId, identity.personId));
}

/** A call by which a phone looks is worth writing down once an hour. */
export const wasUsedLongAgo = (now: Date) =>
  sql`(used_at is null or used_at < ${new Date(now.getTime() - 3_600_000).toISOString()}::timestamptz)`;
