import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { markNotifications as contract } from '../contract.ts';
import { notifications } from '../tables.ts';
import { ownNotifications } from './own-notifications.ts';

/** Marks own notifications read or unread; those of others are not there. */
export async function markNotifications({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const changed = await db
    .update(notifications)
    .set({ readAt: body.isRead ? now : null })
    .where(
      and(
        ownNotifications(notifications, scope),
        body.ids && inArray(notifications.id, body.ids),
        body.isRead ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  if (changed.length > 0) await announce(db, entity, { kind: 'notification', ids: [], person: identity.personId });
  return { changed: changed.map(({ id }) => id) };
}
