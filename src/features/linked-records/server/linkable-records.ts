import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import { pageAddress } from '#contract/page-address.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';
import { visibleTo } from '#features/calendar/server/public-api.ts';
import { calendarEventsView as events } from '#features/calendar/tables.ts';
import { notifyThreadMembers, plainText } from '#features/chat/server/public-api.ts';
import { chatMessages, chatMembersView as members, chatMessagesView as messages } from '#features/chat/tables.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import { invoicesView as invoices } from '#features/invoice/tables.ts';
import { announceCards, findCards } from '#features/kanban/server/public-api.ts';
import { ordersView as orders } from '#features/shop/tables.ts';
import { todoTasksView as todos } from '#features/todo/tables.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { LinkedThing } from '../contract.ts';

/** One kind of linkable record. */
interface End {
  /** Returns those of the ids that exist and the caller can currently read, by id. The permission for the kind was checked before. */
  find: (ids: number[], scope: Scope) => Promise<LinkedThing[]>;
}

/** Defaults for kinds without these fields. */
const nothingMore = { state: null, detail: '', start: null } as const;

/** First line of a text, for records without a title. */
function titleOf(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  const letters = [...line];
  return letters.length > 120 ? `${letters.slice(0, 119).join('')}…` : line;
}

/** A card on a board the caller sees. */
const cardEnd: End = {
  async find(ids, scope) {
    const cards = await findCards(scope, ids);
    return cards.map(({ id, title, column, isArchived, isDone }) => {
      const path = pageAddress('/apps/kanban', {}, { task: id });
      const state = isArchived ? 'archived' : isDone ? 'done' : 'open';
      return { ...nothingMore, kind: 'card', id, title, path, state, detail: column };
    });
  },
};

/** An event the caller sees; no *Personal* event of someone else. */
const eventEnd: End = {
  async find(ids, { db, entity, identity }) {
    const rows = await db
      .select({ id: events.id, title: events.title, startDate: events.startDate, startsAt: events.startsAt })
      .from(events)
      .where(and(visibleTo(identity.personId, entity), inArray(events.id, ids)))
      .orderBy(asc(events.id));
    return rows.map(({ id, title, startDate, startsAt }) => {
      const start = startDate ?? startsAt?.toISOString() ?? null;
      const path = pageAddress('/apps/calendar', {}, { event: id, ...(start !== null && { at: start }) });
      return { ...nothingMore, kind: 'event', id, title, path, start };
    });
  },
};

/** An invoice, shown by number; a draft by its id. */
const invoiceEnd: End = {
  async find(ids, { db, entity }) {
    const rows = await db
      .select({ id: invoices.id, number: invoices.number, state: invoices.status })
      .from(invoices)
      .where(and(live(invoices, entity), inArray(invoices.id, ids)))
      .orderBy(asc(invoices.id));
    return rows.map(({ id, number, state }) => {
      const path = pageAddress('/apps/invoice/preview/:id', { id });
      return { ...nothingMore, kind: 'invoice', id, title: number ?? `#${id}`, path, state };
    });
  },
};

/** A mail is one person's copy: no one else sees it, whatever it was linked with. */
const mailEnd: End = {
  async find(ids, { db, entity, identity }) {
    const rows = await db
      .select({ id: mails.id, folder: mails.folder, title: mails.subject })
      .from(mails)
      .where(and(live(mails, entity), eq(mails.ownerId, identity.personId), inArray(mails.id, ids)))
      .orderBy(asc(mails.id));
    return rows.map(({ id, folder, title }) => {
      const path = pageAddress('/apps/email/:folder/:mailId', { folder, mailId: id });
      return { ...nothingMore, kind: 'mail', id, title, path };
    });
  },
};

/** A message in a chat the caller is currently in. */
const messageEnd: End = {
  async find(ids, { db, entity, identity }) {
    const isIn = and(eq(members.entity, messages.entity), eq(members.threadId, messages.threadId));
    const rows = await db
      .select({
        ...{ id: messages.id, threadId: messages.threadId, rootId: messages.rootId },
        ...{ message: messages.message, attachments: messages.attachments },
      })
      .from(messages)
      .innerJoin(members, and(isIn, eq(members.personId, identity.personId), isNull(members.leftAt)))
      .where(and(live(messages, entity), inArray(messages.id, ids)))
      .orderBy(asc(messages.id));
    return rows.map(({ id, threadId, rootId, message, attachments }) => {
      // A reply opens next to the message it replies to.
      const place = rootId === null ? { message: id } : { message: rootId, replies: rootId };
      const path = pageAddress('/apps/chat', {}, { thread: threadId, ...place });
      return { ...nothingMore, kind: 'message', id, title: titleOf(plainText(message)) || (attachments[0]?.name ?? ''), path };
    });
  },
};

/** An order, for callers who can read all orders. */
const orderEnd: End = {
  async find(ids, { db, entity }) {
    const rows = await db
      .select({ id: orders.id, state: orders.status })
      .from(orders)
      .where(and(eq(orders.entity, entity), inArray(orders.id, ids)))
      .orderBy(asc(orders.id));
    return rows.map(({ id, state }) => {
      const path = pageAddress('/apps/ecommerce/orders/:id', { id });
      return { ...nothingMore, kind: 'order', id, title: `#${id}`, path, state };
    });
  },
};

const todoEnd: End = {
  async find(ids, { db, entity }) {
    const rows = await db
      .select({ id: todos.id, title: todos.title, isCompleted: todos.isCompleted })
      .from(todos)
      .where(and(live(todos, entity), inArray(todos.id, ids)))
      .orderBy(asc(todos.id));
    return rows.map(({ id, title, isCompleted }) => {
      const path = pageAddress('/apps/todo', {}, { task: id });
      return { ...nothingMore, kind: 'todo', id, title, path, state: isCompleted ? 'done' : 'open' };
    });
  },
};

/** The reader of each kind. */
const ends: Readonly<Record<LinkedKind, End>> = {
  mail: mailEnd,
  message: messageEnd,
  order: orderEnd,
  card: cardEnd,
  todo: todoEnd,
  event: eventEnd,
  invoice: invoiceEnd,
};

/** Returns those of the records that the caller can currently read, using the reader of each kind. */
export async function readLinkableRecords(things: Linked[], scope: Scope): Promise<LinkedThing[]> {
  const found: LinkedThing[] = [];
  // Runs sequentially, because the readers share a connection.
  for (const [kind, own] of Map.groupBy(things, (thing) => thing.kind)) {
    if (!scope.ability.can('read', subjectOf[kind])) continue;
    const ids = own.map(({ id }) => id);
    found.push(...(await ends[kind].find(ids, scope)));
  }
  return found;
}

/** Returns one record that the caller can read. @throws 403 with the missing permission, 404. */
export async function readEnd(thing: Linked, scope: Scope): Promise<LinkedThing> {
  refuseUnlessAble(scope.ability, 'read', subjectOf[thing.kind]);
  const [found] = await ends[thing.kind].find([thing.id], scope);
  if (!found) throw notFound(thing.kind);
  return found;
}

/** Notifies the people who see either end that a link was added or removed, each in the way of its feature. */
export async function tellEnds(things: Linked[], scope: Scope): Promise<void> {
  for (const { kind, id } of things) await tell[kind](id, scope);
}

const tell: Readonly<Record<LinkedKind, (id: number, scope: Scope) => Promise<void>>> = {
  mail: (id, { db, entity, identity }) => announce(db, entity, { kind: 'email', ids: [id], person: identity.personId }),
  async message(id, { db, entity }) {
    const [row] = await db
      .select({ threadId: chatMessages.threadId })
      .from(chatMessages)
      .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id)));
    if (row) await notifyThreadMembers(db, entity, row.threadId);
  },
  order: (id, { db, entity }) => announce(db, entity, { kind: 'order', ids: [id] }),
  card: (id, scope) => announceCards(scope, [id]),
  todo: (id, { db, entity }) => announce(db, entity, { kind: 'todo', ids: [id] }),
  // Few people may see an event: everyone with calendar access refetches theirs, and no id is sent.
  event: (_, { db, entity }) => announce(db, entity, { kind: 'calendar', ids: [] }),
  invoice: (id, { db, entity }) => announce(db, entity, { kind: 'invoice', ids: [id] }),
};
