import { and, count, eq, isNull } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { notificationsView as notifications } from '../tables.ts';

/** How many notifications of the signed-in person are unread. */
export async function countUnread({ db, entity, identity }: Scope): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.entity, entity), eq(notifications.personId, identity.personId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}
