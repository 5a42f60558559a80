import { sql } from 'drizzle-orm';
import { nextReminders } from '#features/calendar/server/offers.ts';
import { fireReminders } from '#features/notifications/server/offers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';

/** Tells persons what they wanted to be reminded of when its time has come. Any number of servers may do so at once. */
export const reminderWork = {
  name: 'fire reminders',
  async work(deps: Dependencies): Promise<void> {
    const at = deps.clock().toISOString();
    const entities = await deps.database.reading(null, (db) =>
      queryRows<{ entity: string }>(db, sql`select entity from entities_with_reminders(${at}::timestamptz)`),
    );
    for (const { entity } of entities) {
      await fireReminders(deps, entity, { calendar: nextReminders }).catch((error: unknown) => {
        // What fails for one entity keeps nobody else's reminders back; it is tried again at the next turn.
        deps.log.error('reminders not told', {}, error);
      });
    }
  },
};
