import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, date, foreignKey, index, integer, jsonb, text, time } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { Subtask } from './contract.ts';
import type { StoredRepetition } from './next-due-date.ts';

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
    /** The next to-do, added when this one was completed; removed when it is reopened. */
    nextId: idColumn('next_id'),
    /** Manual order, ascending with gaps so that a move updates one row. New to-dos come first. */
    position: bigint('position', { mode: 'number' }).notNull(),
    createdBy: idColumn('created_by'),
    /** RFC 5545 UID of a to-do imported from a calendar file, so that the file can be imported again. */
    uid: text(),
    completedAt: moment('completed_at'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** Lowercase search text; the separator prevents matches across fields. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(title || chr(31) || description_text || chr(31) || todo_tags_text(tags))`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.assigneeId], foreignColumns: [people.entity, people.id] }),
    index('todo_tasks_manual').on(table.entity, table.position, table.id).where(sql`deleted_at is null`),
    // Pages show open to-dos before completed ones.
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
 * Number of to-dos by each combination of filters and tag; the empty tag counts all. A trigger updates
 * it in the same transaction as each write.
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
