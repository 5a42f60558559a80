import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { calendarReminders } from '../../tables.ts';

/** Of more, all of the person are read. */
const mostNamed = 500;

/** How many minutes before each of some series a person is reminded, by the id of the series. */
export async function readReminders(
  seriesIds: number[],
  { db, entity, personId }: { db: Db; entity: string; personId: number },
): Promise<Map<number, number[]>> {
  const ids = [...new Set(seriesIds)];
  if (ids.length === 0) return new Map();
  const { eventId, minutesBefore } = calendarReminders;
  const rows = await db
    .select({ eventId, minutesBefore })
    .from(calendarReminders)
    .where(
      and(
        eq(calendarReminders.entity, entity),
        eq(calendarReminders.personId, personId),
        ids.length > mostNamed ? undefined : inArray(eventId, ids),
      ),
    );
  return new Map(rows.map((row) => [row.eventId, row.minutesBefore]));
}
