import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** The catalogue of permissions. */
export const { table: permissions, view: permissionsView } = entityTable(
  'permissions',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    assignedTo: text('assigned_to').array().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  }),
  (table) => [
    index('permissions_newest').on(table.entity, table.id.desc()).where(sql`deleted_at is null`),
    uniqueIndex('permissions_name').on(table.entity, sql`lower(name)`).where(sql`deleted_at is null`),
  ],
);
