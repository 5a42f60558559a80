import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deletionColumns, entityColumn, idColumn, moment, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { PermissionCell } from './contract.ts';

/** The permission catalog. */
export const { table: permissions, view: permissionsView } = entityTable(
  'permissions',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    assignedTo: text('assigned_to').array().notNull(),
    /** The cells of the role matrix it represents. */
    cells: jsonb().$type<PermissionCell[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ...deletionColumns(),
  }),
  (table) => [
    index('permissions_newest').on(table.entity, table.id.desc()).where(sql`deleted_at is null`),
    trashIndex('permissions_deleted', table),
    uniqueIndex('permissions_name').on(table.entity, sql`lower(name)`).where(sql`deleted_at is null`),
  ],
);
