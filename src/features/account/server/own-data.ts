import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { csvParts } from '#contract/sheet/sheet-csv.ts';
import { posts as articles, comments as blogComments } from '#features/blog/tables.ts';
import { ownCalendarFile } from '#features/calendar/server/public-api.ts';
import { chatMessages as messages, chatThreads as threads } from '#features/chat/tables.ts';
import { ownMailFiles } from '#features/email/server/public-api.ts';
import { inSeenBoards } from '#features/kanban/server/public-api.ts';
import { boardsView as boards, tasksView as cards } from '#features/kanban/tables.ts';
import { comments, posts } from '#features/profile/tables.ts';
import { orders, shopAddresses } from '#features/shop/tables.ts';
import { isTodoOf } from '#features/todo/server/public-api.ts';
import { todoTasksView as todos } from '#features/todo/tables.ts';
import { deleteOwnUser } from '#features/users/server/public-api.ts';
import { bookmarks } from '#platform/bookmarks/tables.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { notificationPreferences } from '#platform/notifications/tables.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { type Matched, requireProof, tellOwner } from '#platform/session/server/public-api.ts';
import { sessions } from '#platform/session/tables.ts';
import { savedViews } from '#platform/views/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { wordsIn } from '#server/words.ts';
import type { ZipEntry } from '#server/zip-parts.ts';
import type { deleteAccount as contract } from '../contract.ts';
import type en from '../locales/server/en.json';
import { texts } from '../locales/server/texts.ts';
import { readAccount } from './read-account.ts';
import { recordOwnAudit } from './security.ts';

/** Streams the caller's own data in the company as one archive. */
export async function exportAccount(_given: unknown, scope: Scope): Promise<Response> {
  const { deps, now } = scope;
  const { zipParts } = await import('#server/zip-parts.ts');
  // Before taking an export slot, which a failure here would block for a minute.
  await recordOwnAudit('account.exported', scope);
  return deps.exports.answer(scope, {
    name: `atrium-my-data-${await todayOf(scope)}.zip`,
    mediaType: 'application/zip',
    parts: zipParts(ownEntries(scope), now, deps.compression),
    onFailure: (error) => deps.log.error('own data not exported', {}, error),
  });
}

const utf8 = new TextEncoder();

/**
 * Yields the files of the archive one by one, each read on its own connection, so a slow reader holds none.
 * Skips areas the caller can't read.
 */
async function* ownEntries(scope: Omit<Scope, 'db'>): AsyncGenerator<ZipEntry, undefined> {
  const { ability, deps, entity, identity } = scope;
  const file = (name: string, read: (reading: Scope) => Promise<string>): Promise<ZipEntry> =>
    deps.database.reading(entity, async (db) => ({ name, bytes: utf8.encode(await read({ ...scope, db })) }));
  const json = (name: string, read: (reading: Scope) => Promise<object>) =>
    file(name, async (reading) => `${JSON.stringify(await read(reading), null, 2)}\n`);

  yield await json('profile.json', (reading) => readAccount(undefined, reading));
  yield await json('settings.json', readOwnSettings);
  yield await json('sign-ins.json', readOwnSignIns);
  if (ability.can('read', 'Calendar'))
    yield await file('calendar.ics', ({ db }) => ownCalendarFile({ db, entity, personId: identity.personId }));
  if (ability.can('read', 'Todo')) yield await file('todo.csv', readOwnTodos);
  if (ability.can('read', 'Board')) yield await file('cards.csv', readOwnCards);
  if (ability.can('read', 'Chat')) yield await json('messages.json', readOwnMessages);
  if (ability.can('read', 'Profile')) yield await json('posts.json', readOwnPosts);
  if (ability.can('read', 'Shop')) yield await json('orders.json', readOwnOrders);
  if (ability.can('read', 'Email')) for await (const { name, bytes } of ownMailFiles(scope)) yield { name: `mail/${name}`, bytes };
}

async function readOwnSettings({ db, entity, identity }: Scope): Promise<object> {
  const { personId } = identity;
  const [person] = await db
    .select({ language: people.language, timeZone: people.timeZone, weekStart: people.weekStart, hourCycle: people.hourCycle })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  const [notifications] = await db
    .select({ unwantedKinds: notificationPreferences.unwantedKinds })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.entity, entity), eq(notificationPreferences.personId, personId)));
  const [marked] = await db
    .select({ pageIds: bookmarks.pageIds })
    .from(bookmarks)
    .where(and(eq(bookmarks.entity, entity), eq(bookmarks.personId, personId)));
  const views = await db
    .select({ list: savedViews.list, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.entity, entity), eq(savedViews.personId, personId)))
    .orderBy(asc(savedViews.id));
  return {
    ...person,
    unwantedNotifications: notifications?.unwantedKinds ?? [],
    bookmarkedPages: marked?.pageIds ?? null,
    savedViews: views,
  };
}

/** Reads the caller's sign-ins that are still stored. */
function readOwnSignIns({ db, entity, identity }: Scope): Promise<object[]> {
  const { createdAt, rotatedAt, revokedAt, userAgent, address } = sessions;
  return db
    .select({ startedAt: createdAt, lastUsedAt: rotatedAt, endedAt: revokedAt, userAgent, address })
    .from(sessions)
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, identity.accountId)))
    .orderBy(desc(createdAt));
}

function readOwnMessages({ db, entity, identity }: Scope): Promise<object[]> {
  const { id, threadId, time, message } = messages;
  return db
    .select({ id, threadId, chat: threads.title, time, message })
    .from(messages)
    .innerJoin(threads, and(eq(threads.entity, messages.entity), eq(threads.id, threadId)))
    .where(and(eq(messages.entity, entity), eq(messages.senderId, identity.personId), isNull(messages.deletedAt)))
    .orderBy(asc(id));
}

/** Reads the caller's posts and comments in profiles and the blog. */
async function readOwnPosts({ db, entity, identity }: Scope): Promise<object> {
  const { personId } = identity;
  const posted = db
    .select({ id: posts.id, text: posts.text, options: posts.options, createdAt: posts.createdAt })
    .from(posts)
    .where(and(live(posts, entity), eq(posts.personId, personId)))
    .orderBy(asc(posts.id));
  const commented = db
    .select({ postId: comments.postId, comment: comments.comment, createdAt: comments.createdAt })
    .from(comments)
    .where(and(live(comments, entity), eq(comments.personId, personId)))
    .orderBy(asc(comments.id));
  const { id, title, slug, status, excerpt, content, tags, publishedAt } = articles;
  const written = db
    .select({ id, title, slug, status, excerpt, content, tags, publishedAt })
    .from(articles)
    .where(and(live(articles, entity), eq(articles.authorId, personId)))
    .orderBy(asc(id));
  const said = db
    .select({ postId: blogComments.postId, comment: blogComments.comment, createdAt: blogComments.createdAt })
    .from(blogComments)
    .where(and(live(blogComments, entity), eq(blogComments.personId, personId)))
    .orderBy(asc(blogComments.id));
  return { profile: { posts: await posted, comments: await commented }, blog: { articles: await written, comments: await said } };
}

/** Reads the caller's orders with their shipping addresses. */
async function readOwnOrders({ db, entity, identity }: Scope): Promise<object> {
  const { id, status, lines, address, payment, couponCode, totalCents, refundedCents, currency, createdAt } = orders;
  const placed = db
    .select({ id, status, lines, address, payment, couponCode, totalCents, refundedCents, currency, createdAt })
    .from(orders)
    .where(and(eq(orders.entity, entity), eq(orders.personId, identity.personId)))
    .orderBy(asc(id));
  const addresses = db
    .select({ address: shopAddresses.address })
    .from(shopAddresses)
    .where(and(live(shopAddresses, entity), eq(shopAddresses.personId, identity.personId)))
    .orderBy(asc(shopAddresses.id));
  return { orders: await placed, addresses: (await addresses).map((row) => row.address) };
}

type Column = keyof typeof en.accountExport.column;

/** Reads the to-dos assigned to the caller, or created by them and unassigned. */
async function readOwnTodos(scope: Scope): Promise<string> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select()
    .from(todos)
    .where(and(live(todos, entity), isTodoOf(identity.personId)))
    .orderBy(asc(todos.id));
  const cells = rows.map(({ title, descriptionText, dueDate, dueTime, tags, isImportant, completedAt }): SheetCell[] => [
    ...[title, descriptionText, dueDate, dueTime?.slice(0, 5) ?? null, tags.join(', ')],
    ...[isImportant ? 1 : 0, completedAt],
  ]);
  return sheetOf(['title', 'description', 'dueDate', 'dueTime', 'tags', 'isImportant', 'completedAt'], cells, scope);
}

/** Reads the cards assigned to the caller on boards they can see. */
async function readOwnCards(scope: Scope): Promise<string> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select({
      ...{ title: cards.title, description: cards.descriptionText, labels: cards.labels, dueAt: cards.dueAt, archivedAt: cards.archivedAt },
      column: boards.title,
    })
    .from(cards)
    .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId)))
    .where(and(live(cards, entity), sql`${identity.personId}::bigint = any(${cards.assigneeIds})`, inSeenBoards(boards.id, scope)))
    .orderBy(asc(cards.id));
  const cells = rows.map(({ title, description, column, labels, dueAt, archivedAt }): SheetCell[] => [
    ...[title, description, column, labels.join(', ')],
    ...[dueAt, archivedAt],
  ]);
  return sheetOf(['title', 'description', 'column', 'labels', 'dueDate', 'archivedAt'], cells, scope);
}

async function sheetOf(columns: Column[], rows: SheetCell[][], { db, entity, identity }: Scope): Promise<string> {
  const words = wordsIn(texts, (await readLanguage(db, entity, identity.personId)) ?? 'en');
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  let sheet = '';
  for await (const part of csvParts(
    columns.map((column) => ({ label: words(`accountExport.column.${column}`) })),
    inOneBatch(rows),
  ))
    sheet += utf8.decode(part);
  return sheet;
}

async function* inOneBatch(rows: SheetCell[][]): AsyncGenerator<SheetCell[][], undefined> {
  yield rows;
}

export async function deleteAccount(given: GivenOf<typeof contract>, scope: Scope, matched: Matched): Promise<undefined> {
  const { db, deps, identity, now } = scope;
  await requireProof(given, scope, matched);
  await deleteOwnUser(given.body.heirId, scope);
  await tellOwner(db, deps, identity, 'accountDeleted', now);
}
