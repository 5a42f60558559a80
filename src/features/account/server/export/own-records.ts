import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { posts as articles, comments as blogComments } from '#features/blog/tables.ts';
import { bookmarks } from '#features/bookmarks/tables.ts';
import { chatMessages as messages, chatThreads as threads } from '#features/chat/tables.ts';
import { notificationPreferences } from '#features/notifications/tables.ts';
import { people } from '#features/people/tables.ts';
import { comments, posts } from '#features/profile/tables.ts';
import { sessions } from '#features/session/tables.ts';
import { orders, shopAddresses } from '#features/shop/tables.ts';
import { savedViews } from '#features/views/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';

/** How the caller set the pages up for themselves. */
export async function readOwnSettings({ db, entity, identity }: Scope): Promise<object> {
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

/** Where the caller signed in, as far as that is kept. */
export function readOwnSignIns({ db, entity, identity }: Scope): Promise<object[]> {
  const { createdAt, rotatedAt, revokedAt, userAgent, address } = sessions;
  return db
    .select({ startedAt: createdAt, lastUsedAt: rotatedAt, endedAt: revokedAt, userAgent, address })
    .from(sessions)
    .where(and(eq(sessions.entity, entity), eq(sessions.accountId, identity.accountId)))
    .orderBy(desc(createdAt));
}

/** What the caller wrote in chats. */
export function readOwnMessages({ db, entity, identity }: Scope): Promise<object[]> {
  const { id, threadId, time, message } = messages;
  return db
    .select({ id, threadId, chat: threads.title, time, message })
    .from(messages)
    .innerJoin(threads, and(eq(threads.entity, messages.entity), eq(threads.id, threadId)))
    .where(and(eq(messages.entity, entity), eq(messages.senderId, identity.personId), isNull(messages.deletedAt)))
    .orderBy(asc(id));
}

/** What the caller posted and commented, in profiles and in the blog. */
export async function readOwnPosts({ db, entity, identity }: Scope): Promise<object> {
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

/** What the caller ordered, and where it goes to. */
export async function readOwnOrders({ db, entity, identity }: Scope): Promise<object> {
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
