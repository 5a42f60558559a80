import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { live } from '#server/live.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import type { refreshSubscription as contract } from '../own-calendar-writes-contract.ts';
import { ownCalendars } from '../tables.ts';
import type { OwnCalendarRow } from './calendar-access.ts';
import { lockOwnCalendar, showCalendar } from './own-calendars.ts';
import { type FoundSubscription, keepSubscription, readSubscription, zoneOf } from './subscriptions.ts';

type Given = GivenOf<typeof contract>;

/** Lease after which another server takes over a subscription, so a crashed server does not block it forever. */
const leaseMs = 15 * 60_000;
const maxAtOnce = 50;

export const subscriptionWork: BackgroundWork = {
  name: 'subscriptions of calendars',
  async work(deps) {
    const now = deps.clock();
    const withWork = sql`select entity from entities_with_calendars_to_refresh(${now.toISOString()}::timestamptz)`;
    await forEachEntity(deps, withWork, async (own, entity) => {
      for (const row of await own.database.writing(entity, (db) => claimDue(db, entity, now))) {
        const found = await readAgain(row, own);
        await own.database.writing(entity, (db) => keepAgain(row, found, { db, entity, now: own.clock() }));
      }
    });
  },
};

/** Claims due subscriptions so that no other server fetches them too. */
async function claimDue(db: Db, entity: string, now: Date): Promise<OwnCalendarRow[]> {
  const due = await db
    .select({ id: ownCalendars.id })
    .from(ownCalendars)
    .where(and(live(ownCalendars, entity), isNotNull(ownCalendars.address), lte(ownCalendars.nextRefreshAt, now)))
    .orderBy(asc(ownCalendars.nextRefreshAt))
    .limit(maxAtOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return db
    .update(ownCalendars)
    .set({ nextRefreshAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(ownCalendars.entity, entity), inArray(ownCalendars.id, ids)))
    .returning();
}

/**
 * Fetches one of the signed-in person's own subscriptions, without holding a database connection.
 * @throws 404, 403
 */
export async function readAgainNow({ params }: Given, scope: PreparingScope): Promise<FoundSubscription> {
  const { deps, entity, identity } = scope;
  await refuseTooMany(deps, [{ key: ['subscription', entity, String(identity.personId)], hits: 100, windowSeconds: 600 }]);
  const row = await deps.database.writing(entity, (db) => lockOwnCalendar(params.id, { ...scope, db }));
  return readAgain(row, deps);
}

/** Saves the fetched events; on failure, the calendar shows why. */
export async function refreshSubscription({ params }: Given, scope: Scope, found: FoundSubscription): Promise<AnswerOf<typeof contract>> {
  const row = await lockOwnCalendar(params.id, scope);
  return { calendar: await showCalendar(await keepSubscription(row, found, scope), scope) };
}

/** @throws 404 if the calendar is not a subscription */
async function readAgain(row: OwnCalendarRow, deps: Dependencies): Promise<FoundSubscription> {
  const { address, etag, lastModified } = row;
  if (address === null) throw notFound('calendar');
  const timeZone = await deps.database.reading(row.entity, (db) => zoneOf(row.ownerId, { db, entity: row.entity }));
  return readSubscription({ address, etag, lastModified, timeZone }, deps);
}

/** Results for a calendar deleted in the meantime are discarded. */
async function keepAgain(row: OwnCalendarRow, found: FoundSubscription, keeping: { db: Db; entity: string; now: Date }): Promise<void> {
  const { db, entity } = keeping;
  const [current] = await db
    .select()
    .from(ownCalendars)
    .where(and(live(ownCalendars, entity), eq(ownCalendars.id, row.id)))
    .for('no key update');
  if (current) await keepSubscription(current, found, keeping);
}
