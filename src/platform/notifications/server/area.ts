import { and, eq, lt } from 'drizzle-orm';
import type { ServerArea } from '#server/server-area.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { notificationEndpoints } from '../contract.ts';
import { notifications } from '../tables.ts';
import { notificationRoutes } from './routes.ts';

/** Prunes old notifications, read or not. */
const sweepNotifications: Sweep = {
  name: 'notifications',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, notifications, and(eq(notifications.entity, entity), lt(notifications.time, daysBefore(now, keepDays.notifications)))),
};

export const notificationArea: ServerArea = {
  endpoints: notificationEndpoints,
  routes: ({ unread }) => notificationRoutes(unread),
  sweeps: [sweepNotifications],
};
