import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { ChatStatus } from './presence-contract.ts';

export interface StoredChatAttachment {
  fileId: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

/** Chats of two and groups. */
export const { table: chatThreads, view: chatThreadsView } = entityTable(
  'chat_threads',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    isGroup: boolean('is_group').notNull().default(false),
    title: text().notNull().default(''),
    /** Of a chat of two: the smaller and the larger id of its persons, so that there is but one for each pair. */
    pair: text(),
    /** The newest message that is not deleted; null before the first. */
    lastMessageId: idColumn('last_message_id'),
    lastTime: moment('last_time'),
    createdBy: idColumn('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [uniqueIndex('chat_threads_pair').on(table.entity, table.pair)],
);

/** Who is in a thread, and what of it is theirs alone. */
export const { table: chatMembers, view: chatMembersView } = entityTable(
  'chat_members',
  () => ({
    entity: entityColumn(),
    threadId: idColumn('thread_id').notNull(),
    personId: idColumn('person_id').notNull(),
    /** The last message that they have seen; 0 for none. */
    seenId: bigint('seen_id', { mode: 'number' }).notNull().default(0),
    /** Messages of others after that; kept in the transaction of each write. */
    unseen: integer().notNull().default(0),
    draft: text().notNull().default(''),
    isMuted: boolean('is_muted').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
    leftAt: moment('left_at'),
    /** Who took them out: themselves, who then may come back, or another member. */
    leftBy: idColumn('left_by'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.threadId], foreignColumns: [chatThreads.entity, chatThreads.id] }),
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('chat_members_of_person').on(table.entity, table.personId),
  ],
  ['entity', 'threadId', 'personId'],
);

export const { table: chatMessages, view: chatMessagesView } = entityTable(
  'chat_messages',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    threadId: idColumn('thread_id').notNull(),
    senderId: idColumn('sender_id').notNull(),
    /** The message that this one replies to; null for what stands in the chat itself. */
    rootId: idColumn('root_id'),
    /** The message of the same chat that it quotes. */
    quotedId: idColumn('quoted_id'),
    /** Plain text. */
    message: text().notNull(),
    attachments: jsonb().$type<StoredChatAttachment[]>().notNull().default([]),
    /** Made by the page that sent it, so that a retry adds no second one. */
    clientId: text('client_id'),
    time: moment('time').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** When a member pinned it for all. */
    pinnedAt: moment('pinned_at'),
    /** What a search looks through, small and without accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold_text(message)`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.threadId], foreignColumns: [chatThreads.entity, chatThreads.id] }),
    index('chat_messages_of_thread').on(table.entity, table.threadId, table.id),
    index('chat_messages_of_root').on(table.entity, table.rootId, table.id).where(sql`root_id is not null`),
    index('chat_messages_pinned').on(table.entity, table.threadId, table.pinnedAt).where(sql`pinned_at is not null`),
    index('chat_messages_by_time').on(table.entity, table.threadId, table.time, table.id),
    index('chat_messages_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`).where(sql`deleted_at is null`),
    uniqueIndex('chat_messages_once').on(table.entity, table.senderId, table.clientId),
  ],
);

/** Who takes part in the replies to a message: who wrote it, who replied, and who was named. */
export const { table: chatFollowers, view: chatFollowersView } = entityTable(
  'chat_followers',
  () => ({
    entity: entityColumn(),
    rootId: idColumn('root_id').notNull(),
    personId: idColumn('person_id').notNull(),
    threadId: idColumn('thread_id').notNull(),
    /** The last reply that they have seen; 0 for none. */
    seenId: bigint('seen_id', { mode: 'number' }).notNull().default(0),
    /** Replies of others after that; kept in the transaction of each write. */
    unseen: integer().notNull().default(0),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.rootId], foreignColumns: [chatMessages.entity, chatMessages.id] }),
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('chat_followers_of_person').on(table.entity, table.personId, table.threadId),
  ],
  ['entity', 'rootId', 'personId'],
);

/** Who reacted to a message, and with what. */
export const { table: chatReactions, view: chatReactionsView } = entityTable(
  'chat_reactions',
  () => ({
    entity: entityColumn(),
    messageId: idColumn('message_id').notNull(),
    personId: idColumn('person_id').notNull(),
    emoji: text().notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.messageId], foreignColumns: [chatMessages.entity, chatMessages.id] }),
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
  ],
  ['entity', 'messageId', 'personId', 'emoji'],
);

/** How a person appears in the chat; no row: offline until they come. */
export const { table: chatProfiles, view: chatProfilesView } = entityTable(
  'chat_profiles',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    /** What they chose. */
    status: text().$type<ChatStatus>().notNull().default('online'),
    isNotificationsOn: boolean('is_notifications_on').notNull().default(true),
    /** When a page of theirs said last that they are here; null for sample people without an account, who stay as they are. */
    seenAt: moment('seen_at'),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity', 'personId'],
);
