import { foreignKey, index, text } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, recordColumns } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Saved views of lists, per person. */
export const { table: savedViews } = entityTable(
  'saved_views',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    /** Name of the list. */
    list: text().notNull(),
    name: text().notNull(),
    /** Query string of the list's URL: search, filters, order, columns. */
    query: text().notNull(),
    ...recordColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('saved_views_of_person').on(table.entity, table.personId, table.list, table.id),
  ],
);
