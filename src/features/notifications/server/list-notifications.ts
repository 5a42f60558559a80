import { and, count, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { pageOffset } from '#contract/primitives.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { listNotifications as contract } from '../contract.ts';
import { notificationsView as notifications } from '../tables.ts';
import { readUnread } from './count-unread.ts';
import { ownNotifications } from './own-notifications.ts';

/** A page of the signed-in person's notifications, the newest first; unread mail is one of them. */
export async function listNotifications({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  const unread = await readUnread(scope);
  const isListed = or(isNotNull(notifications.readAt), ne(notifications.kind, 'mail'), eq(notifications.id, unread.newestMailId));
  const own = and(ownNotifications(notifications, scope), isListed, query.unreadOnly ? isNull(notifications.readAt) : undefined);
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db.select().from(notifications).where(own).orderBy(desc(notifications.id)).limit(query.perPage).offset(offset);
  const persons = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ actorId }) => actorId),
  );
  const [counted] = query.unreadOnly ? [{ total: unread.entries }] : await db.select({ total: count() }).from(notifications).where(own);
  return {
    notifications: rows.map(({ id, kind, area, title, excerpt, actorId, actorName, path, at, readAt, time }) => ({
      id,
      kind,
      area,
      title,
      excerpt,
      actor: actorId === null ? null : (persons.get(actorId) ?? null),
      actorName,
      path: id === unread.newestMailId && unread.mails > 1 ? pageAddress('/apps/email/:folder', { folder: 'inbox' }) : path,
      at: at?.toISOString() ?? null,
      isRead: readAt !== null,
      time: time.toISOString(),
      count: id === unread.newestMailId ? unread.mails : 1,
    })),
    total: counted?.total ?? 0,
    unread: unread.entries,
  };
}
