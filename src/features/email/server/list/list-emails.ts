import { and, count, desc, eq, inArray, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import type { Scope } from '#server/scope.ts';
import type { Conversation, listEmails as contract } from '../../contract.ts';
import { mailCounts, mailsView as mails } from '../../tables.ts';
import { type MailRow, selectMails, toMail } from './mail-columns.ts';
import { countedFolders, knownPlace, type MailPlace, mailsOf, ownMails } from './mail-place.ts';
import { readConversations } from './read-conversations.ts';
import { readReplies } from './read-replies.ts';
import { readUnreadCounts } from './read-unread-counts.ts';

/** One page of a folder or label, newest first, with the counts that the sidebar shows. */
export async function listEmails({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { page, perPage, compact = false, ...given } = query;
  const place = await knownPlace(given, scope);
  const total = await countPlace(place, scope);
  const rows = total > 0 ? await readPage(place, { page, perPage, compact }, scope) : [];
  const ids = rows.map((row) => row.id);
  const replies = compact ? new Map() : await readReplies(ids, scope);
  const conversations = compact ? await readConversations(rows, scope) : new Map<number, Conversation>();
  return {
    emails: rows.map((row) => ({
      ...toMail(row, scope.entity, scope.deps.files),
      replies: replies.get(row.id) ?? [],
      replyCount: replies.get(row.id)?.length ?? (conversations.get(row.id)?.count ?? 1) - 1,
      ...(conversations.has(row.id) && { conversation: conversations.get(row.id) }),
    })),
    emailsMeta: await readUnreadCounts(scope),
    total,
  };
}

interface Paging {
  page: number;
  perPage: number;
  compact: boolean;
}

/** The ids first, by the index alone: a late page need not carry the mails before it along. */
async function readPage(place: MailPlace, { page, perPage, compact }: Paging, scope: Scope): Promise<MailRow[]> {
  const offset = pageOffset({ page, perPage });
  if (offset === null) return [];
  const ids = scope.db
    .select({ id: mails.id })
    .from(mails)
    .where(mailsOf(place, scope))
    .orderBy(desc(mails.lastTime), desc(mails.id))
    .limit(perPage)
    .offset(offset);
  return selectMails(scope.db, compact)
    .where(and(ownMails(scope), inArray(mails.id, ids)))
    .orderBy(desc(mails.lastTime), desc(mails.id));
}

/** How many mails the place has: a kept count where nothing narrows it, else counted. */
async function countPlace(place: MailPlace, scope: Scope): Promise<number> {
  const kept = countedFolders(place);
  if (kept) {
    const [row] = await scope.db
      .select({ total: sum(mailCounts.total).mapWith(Number) })
      .from(mailCounts)
      .where(
        and(eq(mailCounts.entity, scope.entity), eq(mailCounts.ownerId, scope.identity.personId), inArray(mailCounts.folder, [...kept])),
      );
    return row?.total ?? 0;
  }
  const [row] = await scope.db.select({ total: count() }).from(mails).where(mailsOf(place, scope));
  return row?.total ?? 0;
}
