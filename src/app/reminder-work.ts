import { sql } from 'drizzle-orm';
import { nextReminders } from '#features/calendar/server/offers.ts';
import { cardsStillDue } from '#features/kanban/server/offers.ts';
import { fireReminders } from '#features/notifications/server/offers.ts';
import { queryRows } from '#server/query-rows.ts';
import type { BackgroundWork } from '#server/server-area.ts';

/** Tells persons what they wanted to be reminded of when its time has come. Any number of servers may do so at once. */
export const reminderWork: BackgroundWork = {
  name: 'fire reminders',
  async work(deps) {
    const at = deps.clock().toISOString();
    const entities = await deps.database.reading(null, (db) =>
      queryRows<{ entity: string }>(db, sql`select entity from entities_with_reminders(${at}::timestamptz)`),
    );
    for (const { entity } of entities) {
      await fireReminders(deps, entity, { calendar: nextReminders }, { board: cardsStillDue }).catch((error: unknown) => {
        // What fails for one entity keeps nobody else's reminders back; it is tried again at the next turn.
        deps.log.error('reminders not told', {}, error);
      });
    }
  },
};
