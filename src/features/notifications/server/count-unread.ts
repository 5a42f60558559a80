import { and, count, isNull } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { notificationsView as notifications } from '../tables.ts';
import { ownNotifications } from './own-notifications.ts';

/** How many notifications of the signed-in person are unread. */
export async function countUnread(scope: Scope): Promise<number> {
  const [row] = await scope.db
    .select({ unread: count() })
    .from(notifications)
    .where(and(ownNotifications(notifications, scope), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}
