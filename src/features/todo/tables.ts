import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, date, foreignKey, index, integer, jsonb, text, time } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { Subtask } from './contract.ts';
import type { StoredRepetition } from './next-due-date.ts';

/** The to-dos of an entity. */
export const { table: todoTasks, view: todoTasksView } = entityTable(
  'todo_tasks',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    title: text().notNull(),
    /** Sanitized HTML. */
    description: text().notNull().default(''),
    descriptionText: text('description_text').notNull().default(''),
    dueDate: date('due_date', { mode: 'string' }),
    dueTime: time('due_time', { precision: 0 }),
    assigneeId: idColumn('assignee_id'),
    tags: text().array().notNull().default(sql`'{}'`),
    isCompleted: boolean('is_completed').notNull().default(false),
    isImportant: boolean('is_important').notNull().default(false),
    subtasks: jsonb().$type<Subtask[]>().notNull().default([]),
    repeat: jsonb().$type<StoredRepetition>(),
    remindAt: moment('remind_at'),
    /** The to-do that came after this one when it was completed: goes with it when that is taken back. */
    nextId: idColumn('next_id'),
    /** The manual order, ascending; gaps are left, so that a move writes one row. New ones stand first. */
    position: bigint('position', { mode: 'number' }).notNull(),
    createdBy: idColumn('created_by'),
    /** RFC 5545: the name of one that came in a calendar file, so that the file can be read again. */
    uid: text(),
    completedAt: moment('completed_at'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** What a search looks through, in small letters; the separator keeps a match from reaching over two fields. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(title || chr(31) || description_text || chr(31) || todo_tags_text(tags))`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.assigneeId], foreignColumns: [people.entity, people.id] }),
    index('todo_tasks_manual').on(table.entity, table.position, table.id).where(sql`deleted_at is null`),
    // Pages show the open ones before the completed ones.
    index('todo_tasks_open').on(table.entity, table.isCompleted, table.id).where(sql`deleted_at is null`),
    index('todo_tasks_open_manual').on(table.entity, table.isCompleted, table.position, table.id).where(sql`deleted_at is null`),
    index('todo_tasks_due').on(table.entity, table.isCompleted, table.dueDate, table.dueTime, table.id).where(sql`deleted_at is null`),
    index('todo_tasks_title').on(table.entity, table.isCompleted, sql`title collate names`, table.id).where(sql`deleted_at is null`),
    index('todo_tasks_deleted').on(table.entity, table.id).where(sql`deleted_at is not null`),
    trashIndex('todo_tasks_trash', table),
    index('todo_tasks_of_assignee').on(table.entity, table.assigneeId, table.isCompleted).where(sql`deleted_at is null`),
    index('todo_tasks_uid').on(table.entity, table.uid).where(sql`uid is not null`),
    index('todo_tasks_tagged').using('gin', table.entity, table.tags),
    index('todo_tasks_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
  ],
);

/**
 * How many to-dos there are of each kind that lists are filtered by, with each tag; those of the empty tag are all of them. A trigger keeps
 * it in the transaction of each write.
 */
export const { table: todoCounts } = entityTable(
  'todo_counts',
  () => ({
    entity: entityColumn(),
    tag: text().notNull(),
    isCompleted: boolean('is_completed').notNull(),
    isImportant: boolean('is_important').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    total: integer().notNull(),
  }),
  undefined,
  ['entity', 'tag', 'isCompleted', 'isImportant', 'isDeleted'],
);
