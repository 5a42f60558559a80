import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { NotificationArea } from '../contract.ts';
import { notifications } from '../tables.ts';

interface Retargeted {
  personId: number;
  area: NotificationArea;
  from: number[];
  to: number;
  path: string;
}

/** What a person was told about some things, and has not read, is about another one from now on, which has taken them in. */
export async function retargetNotifications(db: Db, entity: string, { personId, area, from, to, path }: Retargeted): Promise<void> {
  await db
    .update(notifications)
    .set({ targetId: to, path })
    .where(
      and(
        eq(notifications.entity, entity),
        eq(notifications.personId, personId),
        eq(notifications.area, area),
        inArray(notifications.targetId, from),
        isNull(notifications.readAt),
      ),
    );
}
