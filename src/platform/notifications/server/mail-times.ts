import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { momentValue } from '#server/sweep.ts';
import type { MailEvery } from '../contract.ts';
import { type notificationPreferences, notifications } from '../tables.ts';

type Row = typeof notificationPreferences.$inferSelect;
export type Mailed = Pick<Row, 'mailEvery' | 'mailedAt'>;

const hourMs = 3_600_000;
/** Minimum interval between two mails to a person. */
const pauseMs: Record<Exclude<MailEvery, 'never'>, number> = { hourly: hourMs, daily: 24 * hourMs };

/** Returns when the next mail to a person may be sent; null when they want none. */
export function nextMailTime({ mailEvery, mailedAt }: Mailed): Date | null {
  if (mailEvery === 'never') return null;
  return mailedAt ? new Date(mailedAt.getTime() + pauseMs[mailEvery]) : new Date(0);
}

/** Returns when a new notification is mailed: after an hour, and not before the next mail may be sent. */
export function mailTimeOf(mailed: Mailed, now: Date): Date | null {
  const next = nextMailTime(mailed);
  return next && new Date(Math.max(next.getTime(), now.getTime() + hourMs));
}

/** Schedules mails about unread notifications after a person has changed the frequency. */
export async function scheduleUnread(db: Db, { entity, personId, mailedId, ...mailed }: Row): Promise<void> {
  const next = nextMailTime(mailed);
  await db
    .update(notifications)
    .set({ mailAt: next && sql`greatest(${notifications.time} + interval '1 hour', ${momentValue(next)})` })
    .where(
      and(
        eq(notifications.entity, entity),
        eq(notifications.personId, personId),
        isNull(notifications.readAt),
        next ? and(gt(notifications.id, mailedId), ne(notifications.kind, 'mail')) : isNotNull(notifications.mailAt),
      ),
    );
}
