import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { markNotifications as contract } from '../contract.ts';
import { notifications } from '../tables.ts';
import { readUnread } from './count-unread.ts';
import { ownNotifications } from './own-notifications.ts';

/** Marks own notifications read or unread; those of others are not there. Unread mail is one entry: it is read as one. */
export async function markNotifications({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { newestMailId } = await readUnread(scope);
  const { ids, upToId } = body;
  const named = ids ? inArray(notifications.id, ids) : upToId === undefined ? undefined : lte(notifications.id, upToId);
  const isMail = body.isRead && ids?.includes(newestMailId);
  const changed = await db
    .update(notifications)
    .set({ readAt: body.isRead ? now : null })
    .where(
      and(
        ownNotifications(notifications, scope),
        isMail ? or(named, eq(notifications.kind, 'mail')) : named,
        body.isRead ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  if (changed.length > 0) await announce(db, entity, { kind: 'notification', ids: [], person: identity.personId });
  return { changed: changed.map(({ id }) => id) };
}
