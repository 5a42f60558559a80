import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** The names under which the public pages of an entity are reached. */
export const { table: subdomains } = entityTable(
  'subdomains',
  () => ({ entity: entityColumn(), name: text().notNull(), createdAt: moment('created_at').notNull() }),
  // Of the whole installation.
  (table) => [uniqueIndex('subdomains_name').on(table.name)],
  ['entity', 'name'],
);
