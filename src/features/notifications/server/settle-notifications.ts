import { and, eq, isNull, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { NotificationArea } from '../contract.ts';
import { notifications } from '../tables.ts';

interface Settled {
  personId: number;
  area: NotificationArea;
  targetIds: number[];
}

/** Marks what a person was told about things that they have now seen as read: a mail that was opened, a chat. */
export async function settleNotifications(db: Db, entity: string, { personId, area, targetIds }: Settled, now: Date): Promise<void> {
  if (targetIds.length === 0) return;
  const settled = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.entity, entity),
        eq(notifications.personId, personId),
        eq(notifications.area, area),
        sql`${notifications.targetId} = any(${sql.param(targetIds)}::bigint[])`,
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  if (settled.length > 0) await announce(db, entity, { kind: 'notification', ids: [], person: personId });
}
