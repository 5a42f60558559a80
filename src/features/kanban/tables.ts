import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, trashIndex, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { ActivityEntry } from './activity-contract.ts';
import type { ChecklistItem } from './contract.ts';
import type { SpaceVisibility } from './space-contract.ts';

/** An attachment as stored; its URL is signed when it is shown. */
export interface StoredTaskAttachment {
  fileId: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

const live = sql`deleted_at is null`;

/** Boards, each with its own columns, people and visibility. The specified endpoints know only the first one's columns. */
export const { table: spaces, view: spacesView } = entityTable(
  'kanban_spaces',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    /** Ascending; new boards come last. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Who can see it: everyone with permission to read boards, or only its owner and members. */
    visibility: text().$type<SpaceVisibility>().notNull().default('company'),
    /** Decides who can see it; null for boards created with the company. */
    ownerId: idColumn('owner_id'),
    memberIds: bigint('member_ids', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** A template to copy: listed separately, and its cards are never due. */
    isTemplate: boolean('is_template').notNull().default(false),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...deletionColumns(),
  }),
  (table) => [
    index('kanban_spaces_in_order').on(table.entity, table.position, table.id).where(live),
    trashIndex('kanban_spaces_deleted', table),
  ],
);

/** Columns of a board. The slug of a deleted column can be reused, because cards reference the row ID. */
export const { table: boards, view: boardsView } = entityTable(
  'kanban_boards',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    spaceId: idColumn('space_id').notNull(),
    /** The column's ID in the API, unique within its board. */
    slug: text().notNull(),
    title: text().notNull(),
    /** Cards in it are done: never overdue, no reminders. */
    isDone: boolean('is_done').notNull().default(false),
    /** Recommended maximum number of cards; exceeding it only shows a warning. */
    cardLimit: integer('card_limit'),
    /** Ascending, with gaps so that a move updates one row. */
    position: bigint('position', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...deletionColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.spaceId], foreignColumns: [spaces.entity, spaces.id] }),
    uniqueIndex('kanban_boards_slug').on(table.entity, table.spaceId, table.slug).where(live),
    index('kanban_boards_in_order').on(table.entity, table.spaceId, table.position, table.id).where(live),
    trashIndex('kanban_boards_deleted', table),
  ],
);

/** Cards. `position` orders all cards of the entity; each column shows its cards in that order. */
export const { table: tasks, view: tasksView } = entityTable(
  'kanban_tasks',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    boardId: idColumn('board_id').notNull(),
    title: text().notNull(),
    /** Sanitized HTML. */
    description: text().notNull().default(''),
    /** The description as plain text. */
    descriptionText: text('description_text').notNull().default(''),
    labels: text().array().notNull().default(sql`'{}'`),
    dueAt: moment('due_at'),
    coverFileId: idColumn('cover_file_id'),
    attachments: jsonb().$type<StoredTaskAttachment[]>().notNull().default([]),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    assigneeIds: bigint('assignee_ids', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** Number of comments that aren't deleted; updated in the same transaction as each write. */
    comments: bigint('comments', { mode: 'number' }).notNull().default(0),
    /** Ascending, with gaps so that a move updates one row. */
    position: bigint('position', { mode: 'number' }).notNull(),
    createdBy: idColumn('created_by'),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    archivedAt: moment('archived_at'),
    ...deletionColumns(),
    /** Whether it was deleted with its column, and is restored with it. */
    isDeletedWithBoard: boolean('is_deleted_with_board').notNull().default(false),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.boardId], foreignColumns: [boards.entity, boards.id] }),
    index('kanban_tasks_in_order').on(table.entity, table.position, table.id).where(sql`deleted_at is null and archived_at is null`),
    index('kanban_tasks_of_assignee').using('gin', table.entity, table.assigneeIds).where(sql`deleted_at is null and archived_at is null`),
    index('kanban_tasks_of_board').on(table.entity, table.boardId),
    index('kanban_tasks_archived').on(table.entity, table.archivedAt).where(sql`deleted_at is null and archived_at is not null`),
    trashIndex('kanban_tasks_deleted', table),
    index('kanban_tasks_due').on(table.entity, table.dueAt).where(sql`deleted_at is null and archived_at is null and due_at is not null`),
  ],
);

export const { table: taskComments, view: taskCommentsView } = entityTable(
  'kanban_comments',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    taskId: idColumn('task_id').notNull(),
    personId: idColumn('person_id').notNull(),
    /** Plain text. */
    comment: text().notNull(),
    mentions: bigint('mentions', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    time: moment('time').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.taskId], foreignColumns: [tasks.entity, tasks.id] }),
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('kanban_comments_of_task').on(table.entity, table.taskId, table.id).where(live),
  ],
);

/** Who did what to each card. Append-only. */
export const { table: taskActivity, view: taskActivityView } = entityTable(
  'kanban_activity',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    taskId: idColumn('task_id').notNull(),
    personId: idColumn('person_id'),
    kind: text().$type<ActivityEntry['kind']>().notNull(),
    facts: jsonb().$type<ActivityEntry['facts']>().notNull().default({}),
    time: moment('time').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.taskId], foreignColumns: [tasks.entity, tasks.id] }),
    index('kanban_activity_of_task').on(table.entity, table.taskId, table.id),
    index('kanban_activity_of_person').on(table.entity, table.personId, table.id.desc()),
  ],
);
