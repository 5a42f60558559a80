import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { listOwnCalendars as contract, OwnCalendar } from '../../own-calendar-contract.ts';
import { ownCalendars, ownCalendarsView } from '../../tables.ts';
import { mayWrite, type OwnCalendarRow, seenBy } from './calendar-access.ts';

/** The own calendars that the signed-in person sees: theirs first, and then by their names. */
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

/** Own calendars as the signed-in person sees them. */
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

/** The same of one. */
export async function showCalendar(row: OwnCalendarRow, scope: Scope): Promise<OwnCalendar> {
  const [shown] = await showCalendars([row], scope);
  if (!shown) throw new Error('there is no calendar to show');
  return shown;
}

/** A live calendar of the signed-in person's own, locked. @throws 404 for one that they do not see, 403 for another one's */
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
