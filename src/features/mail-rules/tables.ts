import { boolean, foreignKey, index, integer, text } from 'drizzle-orm/pg-core';
import { people } from '#features/people/tables.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** What a person wants done to mails that arrive. An empty condition asks for nothing; all that are given must hold. */
export const { table: mailRules } = entityTable(
  'mail_rules',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    /** The order in which rules are tried, from 1. */
    position: integer().notNull(),
    /** A part of the sender's name or address. */
    sender: text().notNull().default(''),
    /** A part of the subject. */
    subject: text().notNull().default(''),
    /** A part of the subject or the text. */
    words: text().notNull().default(''),
    /** Where the mail goes; null leaves it. */
    folder: text(),
    label: text(),
    isStarred: boolean('is_starred').notNull().default(false),
    isRead: boolean('is_read').notNull().default(false),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    index('mail_rules_of_owner').on(table.entity, table.ownerId, table.position),
  ],
);
