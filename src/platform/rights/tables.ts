import { sql } from 'drizzle-orm';
import { jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AbilityRule } from '#contract/ability.ts';
import { entityColumn, idColumn, recordColumns } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Custom roles of a company, and built-in ones it changed; the others are defined in `built-in-roles.ts`. */
export const { table: roles, view: rolesView } = entityTable(
  'roles',
  () => ({
    entity: entityColumn(),
    name: text().notNull(),
    title: text().notNull(),
    rules: jsonb().$type<AbilityRule[]>().notNull(),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [uniqueIndex('roles_title').on(table.entity, sql`lower(title)`).where(sql`deleted_at is null`)],
  ['entity', 'name'],
);
