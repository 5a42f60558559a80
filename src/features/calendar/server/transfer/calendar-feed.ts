import { and, eq, gt, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { linksVersionOf } from '#features/session/server/offers.ts';
import { base64Url } from '#server/base64-url.ts';
import type { Db } from '#server/database.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { sha256Hex } from '#server/sha256-hex.ts';
import type {
  getCalendarFeed as getContract,
  prolongCalendarFeed as prolongContract,
  renewCalendarFeed as renewContract,
} from '../../feed-contract.ts';
import { calendarFeeds } from '../../tables.ts';

const lastsMs = 365 * 86_400_000;

/** Whether the signed-in person has a subscription address. */
export async function getFeed(_given: unknown, scope: Scope): Promise<AnswerOf<typeof getContract>> {
  const { db, entity, identity, now } = scope;
  const [feed] = await db.select().from(calendarFeeds).where(ownFeed(scope));
  if (!feed) return { feed: null };
  const { createdAt, usedAt, expiresAt } = feed;
  return {
    feed: {
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
      hasEnded: !(await isFeedAlive(db, { entity, personId: identity.personId }, now)),
    },
  };
}

/** Whether a person's subscription address is good: until its date, and until they are suspended or get a new password. */
export async function isFeedAlive(db: Db, { entity, personId }: { entity: string; personId: number }, now: Date): Promise<boolean> {
  const version = await linksVersionOf(db, entity, personId);
  if (version === null) return false;
  const alive = await db
    .select({ personId: calendarFeeds.personId })
    .from(calendarFeeds)
    .where(
      and(
        eq(calendarFeeds.entity, entity),
        eq(calendarFeeds.personId, personId),
        eq(calendarFeeds.linksVersion, version),
        gt(calendarFeeds.expiresAt, now),
      ),
    );
  return alive.length > 0;
}

/** Makes a new one, told only here; an earlier one is dead. */
export async function renewFeed(_given: unknown, scope: Scope): Promise<AnswerOf<typeof renewContract>> {
  const { db, entity, identity, now } = scope;
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  // Nobody who reads the database can subscribe.
  const row = {
    secretHash: await sha256Hex(secret),
    linksVersion: (await linksVersionOf(db, entity, identity.personId)) ?? 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lastsMs),
    usedAt: null,
  };
  await db
    .insert(calendarFeeds)
    .values({ entity, personId: identity.personId, ...row })
    .onConflictDoUpdate({ target: [calendarFeeds.entity, calendarFeeds.personId], set: row });
  await recordAudit(db, scope, { action: 'calendar.feed-made' });
  return { path: `/api/v1/calendar/feeds/${secret}` };
}

/** Lets it go on for another year; one that has ended stays so. */
export async function prolongFeed(_given: unknown, scope: Scope): Promise<AnswerOf<typeof prolongContract>> {
  const { db, entity, identity, now } = scope;
  if (!(await isFeedAlive(db, { entity, personId: identity.personId }, now))) throw notFound('feed');
  const expiresAt = new Date(now.getTime() + lastsMs);
  await db.update(calendarFeeds).set({ expiresAt }).where(ownFeed(scope));
  await recordAudit(db, scope, { action: 'calendar.feed-prolonged' });
  return { expiresAt: expiresAt.toISOString() };
}

export async function revokeFeed(_given: unknown, scope: Scope): Promise<undefined> {
  const gone = await scope.db.delete(calendarFeeds).where(ownFeed(scope)).returning({ at: calendarFeeds.createdAt });
  if (gone.length === 0) throw notFound('feed');
  await recordAudit(scope.db, scope, { action: 'calendar.feed-ended' });
}

function ownFeed({ entity, identity }: Scope) {
  return and(eq(calendarFeeds.entity, entity), eq(calendarFeeds.personId, identity.personId));
}

/** A call by which a phone looks is worth writing down once an hour. */
export const wasUsedLongAgo = (now: Date) =>
  sql`(used_at is null or used_at < ${new Date(now.getTime() - 3_600_000).toISOString()}::timestamptz)`;
