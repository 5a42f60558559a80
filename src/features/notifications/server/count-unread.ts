import { and, isNull, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { UnreadCount } from '#server/unread-count.ts';
import type { countNotifications as contract } from '../contract.ts';
import { notificationsView as notifications } from '../tables.ts';
import { ownNotifications } from './own-notifications.ts';

/** What is unread of the signed-in person: mails, which are one entry, and the rest. */
export async function readUnread(scope: Scope): Promise<{ entries: number; mails: number; newestMailId: number }> {
  const [row] = await scope.db
    .select({
      others: sql<number>`count(*) filter (where ${notifications.kind} <> 'mail')`.mapWith(Number),
      mails: sql<number>`count(*) filter (where ${notifications.kind} = 'mail')`.mapWith(Number),
      newestMailId: sql<number>`coalesce(max(${notifications.id}) filter (where ${notifications.kind} = 'mail'), 0)`.mapWith(Number),
    })
    .from(notifications)
    .where(and(ownNotifications(notifications, scope), isNull(notifications.readAt)));
  const { others = 0, mails = 0, newestMailId = 0 } = row ?? {};
  return { entries: others + Math.min(mails, 1), mails, newestMailId };
}

/** @param counts of all areas */
export const countNotifications =
  (counts: readonly UnreadCount[]) =>
  async (_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> => {
    const { entries } = await readUnread(scope);
    const areas: AnswerOf<typeof contract>['areas'] = {};
    for (const { area, subject, count } of counts) if (scope.ability.can('read', subject)) areas[area] = await count(scope);
    return { unread: entries, areas };
  };
