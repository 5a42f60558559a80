import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { findAbility, linksVersionOf } from '#platform/session/server/public-api.ts';
import { base64Url, sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope, Scope } from '#server/scope.ts';
import type {
  readCalendarFeed as contract,
  getCalendarFeed as getContract,
  prolongCalendarFeed as prolongContract,
  renewCalendarFeed as renewContract,
} from '../../feed-contract.ts';
import { calendarFeeds, calendarEventsView as events } from '../../tables.ts';
import { inNoSubscription } from '../calendar-access.ts';
import { type EventRecord, seriesOf, visibleTo } from '../event-record.ts';
import { readReminders } from '../event-reminders.ts';
import { calendarFile } from './export-calendar.ts';

const lastsMs = 365 * 86_400_000;

/** Returns whether the signed-in person has a subscription address. */
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

/** Whether a person's subscription address is valid: until its date, a suspension or a password change. */
async function isFeedAlive(db: Db, { entity, personId }: { entity: string; personId: number }, now: Date): Promise<boolean> {
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

/** Creates a new address, returned only here, and invalidates an earlier one. */
export async function renewFeed(_given: unknown, scope: Scope): Promise<AnswerOf<typeof renewContract>> {
  const { db, entity, identity, now } = scope;
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  // Only a hash is stored, so database access does not reveal the address.
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

/** Extends an address by a year; an expired one stays expired. */
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

/** Records the use of a feed at most once an hour. */
const wasUsedLongAgo = (now: Date) => sql`(used_at is null or used_at < ${new Date(now.getTime() - 3_600_000).toISOString()}::timestamptz)`;

/** Returns the calendar the owner of a secret address can see, for devices that poll. */
export async function readCalendarFeed({ params, query }: GivenOf<typeof contract>, scope: OpenScope): Promise<Response> {
  const { deps, caller, now, request } = scope;
  await refuseTooMany(deps, [{ key: ['calendar feed', caller], hits: 600, windowSeconds: 3600 }]);
  const hash = await sha256Hex(params.secret);
  const [owner] = await deps.database.reading(null, (db) =>
    queryRows<{ entity: string; person_id: string }>(db, sql`select entity, person_id from find_calendar_feed(${hash})`),
  );
  if (!owner) throw notFound('calendar');
  const { entity } = owner;
  const personId = Number(owner.person_id);
  return deps.database.writing(entity, async (db) => {
    const [person] = await db
      .select({ id: people.id })
      .from(people)
      .where(and(live(people, entity), eq(people.id, personId)));
    const ability = await findAbility(db, entity, personId);
    const isAlive = await isFeedAlive(db, { entity, personId }, now);
    if (!person || !isAlive || !ability?.can('read', 'Calendar')) throw notFound('calendar');
    await db
      .update(calendarFeeds)
      .set({ usedAt: now })
      .where(and(eq(calendarFeeds.entity, entity), eq(calendarFeeds.personId, personId), wasUsedLongAgo(now)));
    const rows = await db
      .select()
      .from(events)
      .where(and(visibleTo(personId, entity), inNoSubscription(events, entity)))
      .orderBy(asc(events.id));
    const reminders = await readReminders(rows.map(seriesOf), { db, entity, personId });
    const told = (row: EventRecord) => [row.id, row.version, JSON.stringify(row.guests), reminders.get(seriesOf(row)) ?? ''].join(' ');
    const seen = await sha256Hex(rows.map(told).join());
    const headers = { ETag: `"${seen}"`, 'Cache-Control': 'private, no-cache' };
    if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
    return calendarFile(
      rows,
      { db, entity, personId },
      {
        ...headers,
        ...(query.download && { 'Content-Disposition': 'attachment; filename="atrium.ics"' }),
      },
    );
  });
}
