import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { type PlanNext, type PlannedReminder, planRemindersOfAll } from '#features/notifications/server/offers.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { type EventTimes, occurrencesFrom } from '../../event-times.ts';
import { calendarReminders, calendarEvents as events } from '../../tables.ts';
import { localOf, momentOf } from '../../zone-times.ts';
import { calendarsOf } from '../calendars/calendar-access.ts';
import { type EventRecord, maySee } from './event-record.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

interface Beginning {
  key: string;
  title: string;
  at: Date;
}

/** Plans whom an event reminds next, anew: to be called whenever something of it or of its occurrences changes. */
export async function planEventReminders(db: Db, entity: string, seriesId: number, now: Date): Promise<void> {
  await planRemindersOfAll(db, entity, 'calendar', await nextReminders(db, entity, [seriesId], now));
}

/** The next reminder of each person and each time before, of a recurring event before its next occurrence. */
export const nextReminders: PlanNext = async (db, entity, seriesIds, now) => {
  const planned = new Map<number, PlannedReminder[]>(seriesIds.map((id) => [id, []]));
  const wanted = await db
    .select({ eventId: calendarReminders.eventId, personId: calendarReminders.personId, minutesBefore: calendarReminders.minutesBefore })
    .from(calendarReminders)
    .where(and(eq(calendarReminders.entity, entity), inArray(calendarReminders.eventId, seriesIds)));
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

/** When an event begins next after a moment. */
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

/** An all-day event begins at midnight in the zone in which it was written. */
function beginOf({ allDay, startDate, startsAt, timeZone }: EventTimes): Date {
  return (allDay ? momentOf(`${startDate}T00:00:00`, timeZone) : startsAt) ?? new Date(0);
}
