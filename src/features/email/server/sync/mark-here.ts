import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import type { Db } from '#server/database.ts';
import { mails } from '../../tables.ts';
import type { Link } from './link.ts';
import type { Flags } from './merge-state.ts';
import type { Sync } from './sync.ts';

/**
 * Marks mails as they are marked there. A conversation is read when all in it is; it is unread again with any of it.
 * @returns the ids of all that changed
 */
export async function markHere(
  db: Db,
  { account: { entity, personId }, deps }: Sync,
  changed: { link: Link; wanted: Flags }[],
): Promise<number[]> {
  const updatedAt = deps.clock();
  const set = async (ids: number[], marks: Partial<Flags>, condition?: SQL) => {
    if (ids.length === 0) return [];
    const rows = await db
      .update(mails)
      .set({ ...marks, version: sql`${mails.version} + 1`, updatedAt })
      .where(and(eq(mails.entity, entity), inArray(mails.id, ids), condition))
      .returning({ id: mails.id });
    return rows.map(({ id }) => id);
  };
  const idsWhere = (has: (link: Link, wanted: Flags) => boolean) =>
    changed.filter(({ link, wanted }) => has(link, wanted)).map(({ link }) => link.mailId);
  for (const isStarred of [true, false]) {
    const ids = idsWhere((link, wanted) => link.isStarred !== isStarred && wanted.isStarred === isStarred);
    await set(ids, { isStarred });
  }
  const isReadable = (link: Link, wanted: Flags) => !link.hasUnread && link.isRead !== wanted.isRead;
  const nowRead = await set(
    idsWhere((link, wanted) => isReadable(link, wanted) && wanted.isRead),
    { isRead: true },
  );
  const unread = idsWhere((link, wanted) => isReadable(link, wanted) && !wanted.isRead);
  const conversationsOf = (ids: number[]) => [
    ...new Set(changed.flatMap(({ link }) => (ids.includes(link.mailId) && link.conversationId ? [link.conversationId] : []))),
  ];
  await set([...unread, ...conversationsOf(unread)], { isRead: false });
  const read = conversationsOf(idsWhere((_link, wanted) => wanted.isRead));
  const readWhole = await set(
    read,
    { isRead: true },
    sql`not ${mails.isRead}
      and not exists (select from mails nested where nested.entity = ${mails.entity} and nested.nested_in_id = ${mails.id} and nested.is_nested and not nested.is_read)
      and not exists (select from imap_mails own where own.entity = ${mails.entity} and own.mail_id = ${mails.id} and not own.is_read)`,
  );
  const targetIds = [...nowRead, ...readWhole];
  await settleNotifications(db, entity, { personId, area: 'email', targetIds }, updatedAt);
  return [...new Set(changed.flatMap(({ link }) => [link.mailId, ...(link.conversationId ? [link.conversationId] : [])]))];
}
