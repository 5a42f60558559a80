import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import { conflict, invalid, notFound, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { CalendarShare, listOwnCalendars as contract, OwnCalendar } from '../own-calendar-contract.ts';
import type {
  addOwnCalendar as addContract,
  deleteOwnCalendar as deleteContract,
  restoreOwnCalendar as restoreContract,
  updateOwnCalendar as updateContract,
} from '../own-calendar-writes-contract.ts';
import { ownCalendars, ownCalendarsView } from '../tables.ts';
import { announceCalendar, mayWrite, type OwnCalendarRow, seenBy } from './calendar-access.ts';
import { planCalendarReminders } from './event-reminders.ts';
import { readPersons } from './guests.ts';
import { type FoundSubscription, keepSubscription, readSubscription, zoneOf } from './subscriptions.ts';

/**
 * Fetches the file of a new subscription, without holding a database connection.
 * @throws 400 if the address returns no calendar
 */
export async function readNewSubscription({ body }: GivenOf<typeof addContract>, scope: PreparingScope): Promise<NewSubscription | null> {
  if (body.address === undefined) return null;
  const { deps, entity, identity } = scope;
  if (!deps.mail.fetchOutside) throw invalid('address', 'not_asked_in_tab');
  await refuseTooMany(deps, [{ key: ['subscription', entity, String(identity.personId)], hits: 100, windowSeconds: 600 }]);
  const address = body.address.replace(/^webcals?:/i, 'https:');
  const timeZone = await deps.database.reading(entity, (db) => zoneOf(identity.personId, { db, entity }));
  const found = await readSubscription({ address, timeZone, etag: null, lastModified: null }, deps);
  if (found.outcome === 'failed') throw invalid('address', failureCodes[found.failure]);
  return { address, found };
}

interface NewSubscription {
  address: string;
  found: FoundSubscription;
}

const failureCodes = { unreachable: 'not_reached', refused: 'refused_there', not_icalendar: 'not_icalendar' } as const;

/** Adds a calendar owned by the signed-in person, optionally with the events of an external file. */
export async function addOwnCalendar(
  { body }: GivenOf<typeof addContract>,
  scope: Scope,
  subscription: NewSubscription | null,
): Promise<AnswerOf<typeof addContract>> {
  const { db, entity, identity, now } = scope;
  const { name, colour, companyMay } = body;
  const shares = await readShares(body.shares, identity.personId, scope);
  const [added] = await db
    .insert(ownCalendars)
    .values({
      ...{ entity, name, colour, companyMay, shares, address: subscription?.address ?? null },
      id: await nextId(db, entity, 'own calendar'),
      ownerId: identity.personId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!added) throw new Error('the calendar was not added');
  const row = subscription ? await keepSubscription(added, subscription.found, scope) : added;
  await announceCalendar([row], scope);
  return { calendar: await showCalendar(row, scope) };
}

/** Changes the name, color or sharing of the caller's own calendar. */
export async function updateOwnCalendar(
  { params, body }: GivenOf<typeof updateContract>,
  scope: Scope,
): Promise<AnswerOf<typeof updateContract>> {
  const { db, now } = scope;
  const before = await lockOwnCalendar(params.id, scope);
  const { version, shares, ...named } = body;
  if (version !== undefined && version !== before.version) throw conflict('calendar', await showCalendar(before, scope));
  const [after] = await db
    .update(ownCalendars)
    .set({
      ...named,
      ...(shares && { shares: await readShares(shares, before.ownerId, scope) }),
      version: sql`${ownCalendars.version} + 1`,
      updatedAt: now,
    })
    .where(isCalendar(before))
    .returning();
  if (!after) throw new Error('the locked calendar was not updated');
  await planCalendarReminders(after.id, scope);
  // People who lost access are notified too.
  await announceCalendar([before, after], scope);
  return { calendar: await showCalendar(after, scope) };
}

/** Deletes the caller's own calendar. Its events are unchanged but hidden until the calendar is restored. */
export async function deleteOwnCalendar({ params }: GivenOf<typeof deleteContract>, scope: Scope): Promise<undefined> {
  const row = await lockOwnCalendar(params.id, scope);
  await scope.db.update(ownCalendars).set(deletionBy(scope)).where(isCalendar(row));
  await planCalendarReminders(row.id, scope);
  await announceCalendar([row], scope);
  await announce(scope.db, scope.entity, trashChange);
}

/** Restores a deleted calendar of the caller with all its events. */
export async function restoreOwnCalendar(
  { params }: GivenOf<typeof restoreContract>,
  scope: Scope,
): Promise<AnswerOf<typeof restoreContract>> {
  const { db, entity, identity } = scope;
  const [row] = await db
    .update(ownCalendars)
    .set(noDeletion(scope))
    .where(
      and(
        eq(ownCalendars.entity, entity),
        eq(ownCalendars.id, params.id),
        eq(ownCalendars.ownerId, identity.personId),
        isNotNull(ownCalendars.deletedAt),
      ),
    )
    .returning();
  if (!row) throw notFound('calendar');
  await planCalendarReminders(row.id, scope);
  await announceCalendar([row], scope);
  await announce(db, entity, trashChange);
  return { calendar: await showCalendar(row, scope) };
}

const isCalendar = ({ entity, id }: OwnCalendarRow) => and(eq(ownCalendars.entity, entity), eq(ownCalendars.id, id));

/**
 * Returns the people a calendar is shared with, without duplicates and its owner.
 * @throws 400 for an unknown person
 */
async function readShares(shares: CalendarShare[], ownerId: number, scope: Scope): Promise<CalendarShare[]> {
  const persons = await readPersons(
    shares.map(({ personId }) => personId),
    scope,
  );
  const unknown = shares.findIndex(({ personId }) => !persons.has(personId));
  if (unknown >= 0) throw invalid(`shares.${unknown}.personId`, 'unknown_person');
  const last = new Map(shares.map((share) => [share.personId, share]));
  return [...last.values()].filter(({ personId }) => personId !== ownerId);
}

/** Lists the custom calendars the signed-in person can see: their own first, then by name. */
export async function listOwnCalendars(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity } = scope;
  const { personId } = identity;
  const rows = await db
    .select()
    .from(ownCalendarsView)
    .where(and(live(ownCalendarsView, entity), seenBy(ownCalendarsView, personId)))
    .orderBy(asc(ownCalendarsView.name), asc(ownCalendarsView.id));
  const own = rows.filter(({ ownerId }) => ownerId === personId);
  const others = rows.filter(({ ownerId }) => ownerId !== personId);
  return { calendars: await showCalendars([...own, ...others], scope) };
}

async function showCalendars(rows: OwnCalendarRow[], { db, entity, identity }: Scope): Promise<OwnCalendar[]> {
  const { personId } = identity;
  if (rows.length === 0) return [];
  const owners = await db
    .select({ id: people.id, name: people.fullName })
    .from(people)
    .where(and(eq(people.entity, entity), inArray(people.id, [...new Set(rows.map(({ ownerId }) => ownerId))])));
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const { id, name, colour, ownerId, companyMay, shares, address, refreshedAt, failure, leftOut, version } = row;
    const isOwn = ownerId === personId;
    return {
      ...{ id, name, colour, ownerId, companyMay, version },
      ownerName: names.get(ownerId) ?? '',
      shares: isOwn ? shares : [],
      isEditable: mayWrite(row, personId),
      subscription:
        address === null
          ? null
          : { address: isOwn ? address : null, refreshedAt: refreshedAt?.toISOString() ?? null, failure, leftOut: isOwn ? leftOut : null },
    };
  });
}

export async function showCalendar(row: OwnCalendarRow, scope: Scope): Promise<OwnCalendar> {
  const [shown] = await showCalendars([row], scope);
  if (!shown) throw new Error('there is no calendar to show');
  return shown;
}

/**
 * Locks a live calendar owned by the signed-in person.
 * @throws 404 if they cannot see it, 403 if another person owns it
 */
export async function lockOwnCalendar(id: number, { db, entity, identity }: Scope): Promise<OwnCalendarRow> {
  const [row] = await db
    .select()
    .from(ownCalendars)
    .where(and(live(ownCalendars, entity), eq(ownCalendars.id, id), seenBy(ownCalendars, identity.personId)))
    .for('no key update');
  if (!row) throw notFound('calendar');
  if (row.ownerId !== identity.personId) throw new Refusal('forbidden', { code: 'calendar_of_its_owner' });
  return row;
}
