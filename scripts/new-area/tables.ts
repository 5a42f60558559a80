import { type SQL, sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

export const { table: spareParts, view: sparePartsView } = entityTable(
  'spare_parts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    notes: text().notNull().default(''),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(name || chr(31) || notes)`),
  }),
  (table) => [
    index('spare_parts_by_name').on(table.entity, sql`name collate names`, table.id).where(sql`deleted_at is null`),
    index('spare_parts_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
    trashIndex('spare_parts_deleted', table),
  ],
);
