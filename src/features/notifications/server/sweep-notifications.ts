import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { notifications } from '../tables.ts';

/** Old ones, read or not. */
export const sweepNotifications: Sweep = {
  name: 'notifications',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, notifications, and(eq(notifications.entity, entity), lt(notifications.time, daysBefore(now, keepDays.notifications)))),
};
