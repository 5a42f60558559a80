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

/** What a server has in hand is left to it for so long: one that ends before it is done keeps nothing back for ever. */
const leaseMs = 15 * 60_000;
const mostAtOnce = 50;

/** Reads subscriptions again whose time has come. */
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

/** Takes those that are due in hand, so that no other server reads them as well. */
async function claimDue(db: Db, entity: string, now: Date): Promise<OwnCalendarRow[]> {
  const due = await db
    .select({ id: ownCalendars.id })
    .from(ownCalendars)
    .where(and(live(ownCalendars, entity), isNotNull(ownCalendars.address), lte(ownCalendars.nextRefreshAt, now)))
    .orderBy(asc(ownCalendars.nextRefreshAt))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return db
    .update(ownCalendars)
    .set({ nextRefreshAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(ownCalendars.entity, entity), inArray(ownCalendars.id, ids)))
    .returning();
}

/** The signed-in person's own subscription, read while no connection is held. @throws 404, 403 */
export async function readAgainNow({ params }: Given, scope: PreparingScope): Promise<FoundSubscription> {
  const { deps, entity, identity } = scope;
  await refuseTooMany(deps, [{ key: ['subscription', entity, String(identity.personId)], hits: 100, windowSeconds: 600 }]);
  const row = await deps.database.writing(entity, (db) => lockOwnCalendar(params.id, { ...scope, db }));
  return readAgain(row, deps);
}

/** Keeps what was found there just now; where nothing was, the calendar says why. */
export async function refreshSubscription({ params }: Given, scope: Scope, found: FoundSubscription): Promise<AnswerOf<typeof contract>> {
  const row = await lockOwnCalendar(params.id, scope);
  return { calendar: await showCalendar(await keepSubscription(row, found, scope), scope) };
}

/** @throws 404 for a calendar that is no subscription */
async function readAgain(row: OwnCalendarRow, deps: Dependencies): Promise<FoundSubscription> {
  const { address, etag, lastModified } = row;
  if (address === null) throw notFound('calendar');
  const timeZone = await deps.database.reading(row.entity, (db) => zoneOf(row.ownerId, { db, entity: row.entity }));
  return readSubscription({ address, etag, lastModified, timeZone }, deps);
}

/** What was read of a calendar that is gone, or deleted, meanwhile is left. */
async function keepAgain(row: OwnCalendarRow, found: FoundSubscription, keeping: { db: Db; entity: string; now: Date }): Promise<void> {
  const { db, entity } = keeping;
  const [current] = await db
    .select()
    .from(ownCalendars)
    .where(and(live(ownCalendars, entity), eq(ownCalendars.id, row.id)))
    .for('no key update');
  if (current) await keepSubscription(current, found, keeping);
}
