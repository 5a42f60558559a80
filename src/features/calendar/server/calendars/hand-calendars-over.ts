import { and, eq, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { ownCalendars } from '../../tables.ts';
import { announceCalendar } from './announce-calendar.ts';
import { isShared } from './calendar-access.ts';

/** The calendars that one who leaves shares become the other's, for those who work with them; coming back, they still write there. */
export async function handCalendarsOver({ db, entity, now }: Scope, from: number, to: number): Promise<void> {
  const rows = await db
    .select()
    .from(ownCalendars)
    .where(and(live(ownCalendars, entity), eq(ownCalendars.ownerId, from), isShared(ownCalendars)))
    .orderBy(ownCalendars.id)
    .for('update');
  for (const row of rows) {
    const shares = [...row.shares.filter(({ personId }) => personId !== to), { personId: from, may: 'edit' as const }];
    await db
      .update(ownCalendars)
      .set({ ownerId: to, shares, version: sql`${ownCalendars.version} + 1`, updatedAt: now })
      .where(and(eq(ownCalendars.entity, entity), eq(ownCalendars.id, row.id)));
    await announceCalendar([row, { ...row, ownerId: to }], { db, entity });
  }
}
