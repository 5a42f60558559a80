import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { momentValue } from '#server/sweep.ts';
import type { MailEvery } from '../contract.ts';
import { type notificationPreferences, notifications } from '../tables.ts';

type Row = typeof notificationPreferences.$inferSelect;
export type Mailed = Pick<Row, 'mailEvery' | 'mailedAt'>;

const hourMs = 3_600_000;
/** How long lies between two mails to one person. */
const pauseMs: Record<Exclude<MailEvery, 'never'>, number> = { hourly: hourMs, daily: 24 * hourMs };

/** When the next mail may leave to a person; null if they want none. */
export function nextMailTime({ mailEvery, mailedAt }: Mailed): Date | null {
  if (mailEvery === 'never') return null;
  return mailedAt ? new Date(mailedAt.getTime() + pauseMs[mailEvery]) : new Date(0);
}

/** When a mail tells of what a person is told now: after an hour, and not before the next mail to them. */
export function mailTimeOf(mailed: Mailed, now: Date): Date | null {
  const next = nextMailTime(mailed);
  return next && new Date(Math.max(next.getTime(), now.getTime() + hourMs));
}

/** Sets when a mail tells of what a person hasn't read, after they chose how often they want mail. */
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
