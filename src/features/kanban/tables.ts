import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { deletionColumns, entityColumn, idColumn, moment, trashIndex, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { ActivityEntry } from './activity-contract.ts';
import type { ChecklistItem } from './contract.ts';
import type { SpaceVisibility } from './space-contract.ts';

/** An attachment as it is kept; its address is made when it is shown. */
export interface StoredTaskAttachment {
  fileId: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

const live = sql`deleted_at is null`;

/** The boards of the page *Boards*, each with columns, people and a visibility of its own. The wire knows the columns of the first one. */
export const { table: spaces, view: spacesView } = entityTable(
  'kanban_spaces',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    /** Ascending; new ones stand last. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Who sees it: everybody with the right to boards, or its owner and members alone. */
    visibility: text().$type<SpaceVisibility>().notNull().default('company'),
    /** Who decides about its people; nobody in particular where it came with the company. */
    ownerId: idColumn('owner_id'),
    memberIds: bigint('member_ids', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** To be copied: nothing on it is due, and it stands apart from the boards in use. */
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

/** The columns of a board. A deleted column's slug may be taken again: the id is what cards refer to. */
export const { table: boards, view: boardsView } = entityTable(
  'kanban_boards',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    spaceId: idColumn('space_id').notNull(),
    /** What the wire calls the board's id: its own within its space. */
    slug: text().notNull(),
    title: text().notNull(),
    /** What stands in it is done: never overdue, and nobody is reminded of it. */
    isDone: boolean('is_done').notNull().default(false),
    /** How many cards it should have at most. It warns, and refuses none. */
    cardLimit: integer('card_limit'),
    /** Ascending; gaps are left, so that a move writes one row. */
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

/** The cards. `position` orders all cards of the entity; a board shows its own of them in that order. */
export const { table: tasks, view: tasksView } = entityTable(
  'kanban_tasks',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    boardId: idColumn('board_id').notNull(),
    title: text().notNull(),
    /** Sanitized HTML. */
    description: text().notNull().default(''),
    /** The description without its markup. */
    descriptionText: text('description_text').notNull().default(''),
    labels: text().array().notNull().default(sql`'{}'`),
    dueAt: moment('due_at'),
    coverFileId: idColumn('cover_file_id'),
    attachments: jsonb().$type<StoredTaskAttachment[]>().notNull().default([]),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    assigneeIds: bigint('assignee_ids', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** Comments that are not deleted; kept in the transaction of each write. */
    comments: bigint('comments', { mode: 'number' }).notNull().default(0),
    /** Ascending; gaps are left, so that a move writes one row. */
    position: bigint('position', { mode: 'number' }).notNull(),
    createdBy: idColumn('created_by'),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    archivedAt: moment('archived_at'),
    ...deletionColumns(),
    /** Set when it was deleted with its board: the board brings it back. */
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

/** What was done to each card, by whom. Only ever added to. */
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
