import { and, asc, count, desc, eq, inArray, isNotNull, lte, ne, or, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import type { Scope } from '#server/scope.ts';
import type { UnreadCount } from '#server/unread-count.ts';
import type * as contract from '../contract.ts';
import type { Conversation, Email, RealFolder } from '../contract.ts';
import { mailCounts, mailsView as mails } from '../tables.ts';
import { countedFolders, knownPlace, type MailPlace, mailsOf, ownMails } from './mail-place.ts';
import { type MailRow, selectMails, toMail } from './read-mail.ts';

/** Returns one page of a folder or label, newest first, with the counts for the sidebar. */
export async function listEmails(
  { query }: GivenOf<typeof contract.listEmails>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listEmails>> {
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

/** Selects ids first, from the index alone, so a late page does not load the rows before it. */
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

/** Counts the emails of a place: a stored count if nothing filters it, a query otherwise. */
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

/** More than anyone changes at once, and small enough to send. */
const most = 10_000;

/** Lists the marks of all emails in a list, newest first. */
export async function listMarks({ query }: GivenOf<typeof contract.listMarks>, scope: Scope): Promise<AnswerOf<typeof contract.listMarks>> {
  const { id, subject, folder, isRead, isStarred, isDraft, labels, sendAt, snoozedUntil } = mails;
  const rows = await scope.db
    .select({ id, subject, folder, isRead, isStarred, isDraft, labels, sendAt, snoozedUntil })
    .from(mails)
    .where(mailsOf(await knownPlace(query, scope), scope))
    .orderBy(desc(mails.lastTime), desc(mails.id))
    .limit(most);
  return {
    emails: rows.map((row) => ({
      ...row,
      folder: row.folder as RealFolder,
      sendAt: row.sendAt?.toISOString() ?? null,
      snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    })),
  };
}

/** How many of the newest emails are read for participants. */
const newestRead = 8;
const sendersShown = 3;

/** Returns what a list shows for each conversation: its count, its participants with the newest last, and the newest text. */
async function readConversations(rows: MailRow[], scope: Scope): Promise<Map<number, Conversation>> {
  if (rows.length === 0) return new Map();
  const nested = await newestNested(
    rows.map(({ id }) => id),
    scope,
  );
  const conversations = new Map<number, Conversation>();
  for (const row of rows) {
    const below = nested.filter(({ of }) => of === row.id);
    const last = below.at(-1);
    if (!last) continue;
    const senders = sendersOf([row, ...below], scope.identity.personId);
    conversations.set(row.id, { count: last.count + 1, senders, excerpt: last.excerpt });
  }
  return conversations;
}

/**
 * Returns the newest nested emails of each email, oldest first, with their total. Uses the index of nested emails, whatever the mailbox
 * size.
 */
export function newestNested(ids: number[], scope: Pick<Scope, 'db' | 'entity' | 'identity'>) {
  const newest = sql`partition by ${mails.nestedInId} order by ${mails.time} desc, ${mails.id} desc`;
  const ranked = scope.db
    .select({
      of: mails.nestedInId,
      fromName: mails.fromName,
      fromEmail: mails.fromEmail,
      fromPersonId: mails.fromPersonId,
      excerpt: sql<string>`left(${mails.messageText}, 160)`.as('excerpt'),
      count: sql`count(*) over (partition by ${mails.nestedInId})`.mapWith(Number).as('count'),
      rank: sql`row_number() over (${newest})`.mapWith(Number).as('rank'),
    })
    .from(mails)
    .where(and(ownMails(scope), inArray(mails.nestedInId, ids), isShownBelow))
    .as('ranked');
  return scope.db.select().from(ranked).where(lte(ranked.rank, newestRead)).orderBy(asc(ranked.of), desc(ranked.rank));
}

type Written = Pick<MailRow, 'fromName' | 'fromEmail' | 'fromPersonId'>;

/** Returns each sender once, at their latest email. */
function sendersOf(written: Written[], personId: number): Conversation['senders'] {
  const byAddress = new Map<string, Conversation['senders'][number]>();
  for (const { fromName, fromEmail, fromPersonId } of written) {
    const address = fromEmail.toLowerCase();
    byAddress.delete(address);
    byAddress.set(address, { name: fromName || fromEmail, isMe: fromPersonId === personId });
  }
  return [...byAddress.values()].slice(-sendersShown);
}

type Reply = Email['replies'][number];

/** An unsent reply is not part of the conversation; one that was moved to trash individually no longer is. */
const isShownBelow = and(eq(mails.isDraft, false), or(eq(mails.isNested, true), ne(mails.folder, 'trash')));

/** A scheduled reply is shown where it will appear. */
export const isReadBelow = or(isShownBelow, and(eq(mails.folder, 'draft'), isNotNull(mails.sendAt)));

/** Returns the replies to each email, oldest first, with their own replies nested. */
export async function readReplies(mailIds: number[], scope: Scope, shown = isShownBelow): Promise<Map<number, Reply[]>> {
  const replies = new Map<number, Reply[]>();
  if (mailIds.length === 0) return replies;
  const rows: MailRow[] = await selectMails(scope.db, false)
    .where(and(ownMails(scope), inArray(mails.replyToId, mailIds), shown))
    .orderBy(asc(mails.time), asc(mails.id));
  const nested = await readReplies(
    rows.map((row) => row.id),
    scope,
    shown,
  );
  for (const row of rows) {
    const reply = { ...toMail(row, scope.entity, scope.deps.files), replies: nested.get(row.id) ?? [] };
    const of = row.replyToId ?? 0;
    replies.set(of, [...(replies.get(of) ?? []), reply]);
  }
  return replies;
}

export const unreadMails: UnreadCount = { area: 'email', subject: 'Email', count: async (scope) => (await readUnreadCounts(scope)).inbox };

/** Returns the unread counts of inbox and spam, and the number of drafts, independent of the list. */
async function readUnreadCounts({ db, entity, identity }: Scope): Promise<AnswerOf<typeof contract.listEmails>['emailsMeta']> {
  const rows = await db
    .select()
    .from(mailCounts)
    .where(and(eq(mailCounts.entity, entity), eq(mailCounts.ownerId, identity.personId)));
  const of = (folder: string) => rows.find((row) => row.folder === folder);
  return { inbox: of('inbox')?.unread ?? 0, draft: of('draft')?.total ?? 0, spam: of('spam')?.unread ?? 0 };
}
