import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { type PlanNext, type PlannedReminder, planRemindersOfAll } from '#platform/notifications/server/public-api.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { type EventTimes, occurrencesFrom } from '../event-times.ts';
import { calendarEvents as events, calendarReminders as reminders } from '../tables.ts';
import { localOf, momentOf } from '../zone-times.ts';
import { calendarsOf } from './calendar-access.ts';
import { type EventRecord, maySee } from './event-record.ts';

/** Reschedules the reminders of an event. Call it whenever the event or its occurrences change. */
export async function planEventReminders(db: Db, entity: string, seriesId: number, now: Date): Promise<void> {
  await planRemindersOfAll(db, entity, 'calendar', await nextReminders(db, entity, [seriesId], now));
}

/** Reschedules the reminders for the events of a custom calendar. People without access and guests of a deleted calendar get none. */
export async function planCalendarReminders(calendarId: number, { db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>): Promise<void> {
  const rows = await db
    .selectDistinct({ id: reminders.eventId })
    .from(reminders)
    .innerJoin(
      events,
      and(
        eq(events.entity, reminders.entity),
        eq(events.ownCalendarId, calendarId),
        eq(sql`coalesce(${events.masterId}, ${events.id})`, reminders.eventId),
      ),
    )
    .where(eq(reminders.entity, entity));
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await planRemindersOfAll(db, entity, 'calendar', await nextReminders(db, entity, ids, now));
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

interface Beginning {
  key: string;
  title: string;
  at: Date;
}

/** Plans the next reminder per person and lead time; for a recurring event, before its next occurrence. */
export const nextReminders: PlanNext = async (db, entity, seriesIds, now) => {
  const planned = new Map<number, PlannedReminder[]>(seriesIds.map((id) => [id, []]));
  const wanted = await db
    .select({ eventId: reminders.eventId, personId: reminders.personId, minutesBefore: reminders.minutesBefore })
    .from(reminders)
    .where(and(eq(reminders.entity, entity), inArray(reminders.eventId, seriesIds)));
  if (wanted.length === 0) return planned;
  const reminding = [...new Set(wanted.map(({ eventId }) => eventId))];
  const rows = await db
    .select()
    .from(events)
    .where(and(live(events, entity), or(inArray(events.id, reminding), inArray(events.masterId, reminding))))
    .orderBy(asc(events.id));
  const calendars = await calendarsOf(rows, { db, entity });
  for (const { eventId, personId, minutesBefore } of wanted) {
    const ofSeries = rows.filter(({ id, masterId }) => id === eventId || masterId === eventId);
    const seen = ofSeries.filter((row) => maySee(row, personId, calendars));
    for (const minutes of minutesBefore) planned.get(eventId)?.push(...reminderOf({ personId, minutes }, seen, eventId, now));
  }
  return planned;
};

function reminderOf(
  { personId, minutes }: { personId: number; minutes: number },
  rows: EventRecord[],
  seriesId: number,
  now: Date,
): PlannedReminder[] {
  const after = new Date(now.getTime() + minutes * minuteMs);
  const [next] = rows.flatMap((row) => nextBeginning(row, after) ?? []).sort((a, b) => a.at.getTime() - b.at.getTime());
  if (!next) return [];
  return [
    {
      personId,
      title: next.title,
      path: pageAddress('/apps/calendar', {}, { event: seriesId, at: next.key }),
      dueAt: new Date(next.at.getTime() - minutes * minuteMs),
      at: next.at,
      minutesBefore: minutes,
    },
  ];
}

function nextBeginning(row: EventRecord, after: Date): Beginning | null {
  const { title } = row;
  if (row.rrule === null) {
    const at = beginOf(row);
    return at > after ? { key: row.occurrence ?? (row.allDay ? row.startDate : at.toISOString()) ?? '', title, at } : null;
  }
  const from = localOf(new Date(after.getTime() - dayMs), row.timeZone).slice(0, 10);
  for (const { key, times } of occurrencesFrom(row, from)) {
    const at = beginOf(times);
    if (at > after) return { key, title, at };
  }
  return null;
}

/** An all-day event starts at midnight in the zone it was created in. */
function beginOf({ allDay, startDate, startsAt, timeZone }: EventTimes): Date {
  return (allDay ? momentOf(`${startDate}T00:00:00`, timeZone) : startsAt) ?? new Date(0);
}

/** For longer lists, all reminders of the person are read. */
const maxNamed = 500;

/** Returns how many minutes before each series a person is reminded, by series id. */
export async function readReminders(
  seriesIds: number[],
  { db, entity, personId }: { db: Db; entity: string; personId: number },
): Promise<Map<number, number[]>> {
  const ids = [...new Set(seriesIds)];
  if (ids.length === 0) return new Map();
  const { eventId, minutesBefore } = reminders;
  const rows = await db
    .select({ eventId, minutesBefore })
    .from(reminders)
    .where(and(eq(reminders.entity, entity), eq(reminders.personId, personId), ids.length > maxNamed ? undefined : inArray(eventId, ids)));
  return new Map(rows.map((row) => [row.eventId, row.minutesBefore]));
}

/** Saves the signed-in person's reminders for an event or each of its occurrences. Other people's reminders do not change. */
export async function saveReminders(eventId: number, minutes: number[] | undefined, { db, entity, identity }: Scope): Promise<void> {
  if (minutes === undefined) return;
  const { personId } = identity;
  const minutesBefore = [...new Set(minutes)].sort((a, b) => a - b);
  if (minutesBefore.length === 0) {
    await db.delete(reminders).where(and(eq(reminders.entity, entity), eq(reminders.eventId, eventId), eq(reminders.personId, personId)));
    return;
  }
  await db
    .insert(reminders)
    .values({ entity, eventId, personId, minutesBefore })
    .onConflictDoUpdate({
      target: [reminders.entity, reminders.eventId, reminders.personId],
      set: { minutesBefore },
    });
}

/** Copies everyone's reminders to the split-off series. */
export async function copyReminders(from: number, to: number, { db, entity }: Scope): Promise<void> {
  await db
    .insert(reminders)
    .select(
      db
        .select({
          entity: reminders.entity,
          eventId: sql<number>`${to}::bigint`.as('event_id'),
          personId: reminders.personId,
          minutesBefore: reminders.minutesBefore,
        })
        .from(reminders)
        .where(and(eq(reminders.entity, entity), eq(reminders.eventId, from))),
    )
    .onConflictDoNothing();
}
