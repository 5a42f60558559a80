import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Subdomains that serve the public pages of a company. */
export const { table: subdomains } = entityTable(
  'subdomains',
  () => ({ entity: entityColumn(), name: text().notNull(), createdAt: moment('created_at').notNull() }),
  // Unique across the installation.
  (table) => [uniqueIndex('subdomains_name').on(table.name)],
  ['entity', 'name'],
);
