import { sql } from 'drizzle-orm';
import { foreignKey, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#features/people/tables.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** How a person writes mail. */
export const { table: mailPreferences } = entityTable(
  'mail_preferences',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    /** Sanitized HTML. */
    signature: text().notNull().default(''),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId'],
);

/** A text that a person writes often. */
export const { table: mailTemplates } = entityTable(
  'mail_templates',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    name: text().notNull(),
    subject: text().notNull().default(''),
    /** Sanitized HTML. */
    message: text().notNull().default(''),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    index('mail_templates_of_owner').on(table.entity, table.ownerId),
  ],
);

/** Another address of a person, at which mail reaches them too. An address is one person's in the whole installation. */
export const { table: mailAliases } = entityTable(
  'mail_aliases',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    email: text().notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    uniqueIndex('mail_aliases_email').on(sql`lower(email)`),
    index('mail_aliases_of_person').on(table.entity, table.personId),
  ],
);
