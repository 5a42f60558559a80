import { and, count, desc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { pageOffset } from '#contract/primitives.ts';
import { subjectOf } from '#contract/subject-of.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Identity, Scope } from '#server/scope.ts';
import type { UnreadCount } from '#server/unread-count.ts';
import type * as contract from '../contract.ts';
import { notificationAreas } from '../contract.ts';
import { notifications, notificationsView } from '../tables.ts';

/** Matches the caller's notifications for areas they can read; those from before a permission was lost are hidden. */
export function ownNotifications(
  table: typeof notifications | typeof notificationsView,
  { entity, identity, ability }: Pick<Scope, 'entity' | 'ability'> & { identity: Pick<Identity, 'personId'> },
): SQL | undefined {
  const readable = notificationAreas.filter((area) => ability.can('read', subjectOf(area)));
  const isReadable = readable.length === 0 ? sql`false` : inArray(table.area, readable);
  return and(
    eq(table.entity, entity),
    eq(table.personId, identity.personId),
    readable.length === notificationAreas.length ? undefined : isReadable,
  );
}

/** Returns one page of the caller's notifications, newest first; unread mail is a single entry. */
export async function listNotifications(
  { query }: GivenOf<typeof contract.listNotifications>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listNotifications>> {
  const { db, deps, entity } = scope;
  const unread = await readUnread(scope);
  const isListed = or(
    isNotNull(notificationsView.readAt),
    ne(notificationsView.kind, 'mail'),
    eq(notificationsView.id, unread.newestMailId),
  );
  const own = and(ownNotifications(notificationsView, scope), isListed, query.unreadOnly ? isNull(notificationsView.readAt) : undefined);
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db.select().from(notificationsView).where(own).orderBy(desc(notificationsView.id)).limit(query.perPage).offset(offset);
  const persons = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ actorId }) => actorId),
  );
  const [counted] = query.unreadOnly ? [{ total: unread.entries }] : await db.select({ total: count() }).from(notificationsView).where(own);
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

/** Marks the caller's notifications read or unread; those of others respond as missing. Unread mail is one entry, marked at once. */
export async function markNotifications(
  { body }: GivenOf<typeof contract.markNotifications>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.markNotifications>> {
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

/** Counts the caller's unread notifications: mails, which are one entry, and the rest. */
async function readUnread(scope: Scope): Promise<{ entries: number; mails: number; newestMailId: number }> {
  const [row] = await scope.db
    .select({
      others: sql<number>`count(*) filter (where ${notificationsView.kind} <> 'mail')`.mapWith(Number),
      mails: sql<number>`count(*) filter (where ${notificationsView.kind} = 'mail')`.mapWith(Number),
      newestMailId: sql<number>`coalesce(max(${notificationsView.id}) filter (where ${notificationsView.kind} = 'mail'), 0)`.mapWith(
        Number,
      ),
    })
    .from(notificationsView)
    .where(and(ownNotifications(notificationsView, scope), isNull(notificationsView.readAt)));
  const { others = 0, mails = 0, newestMailId = 0 } = row ?? {};
  return { entries: others + Math.min(mails, 1), mails, newestMailId };
}

/** @param counts unread counters of all areas */
export const countNotifications =
  (counts: readonly UnreadCount[]) =>
  async (_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.countNotifications>> => {
    const { entries } = await readUnread(scope);
    const areas: AnswerOf<typeof contract.countNotifications>['areas'] = {};
    for (const { area, subject, count } of counts) if (scope.ability.can('read', subject)) areas[area] = await count(scope);
    return { unread: entries, areas };
  };
