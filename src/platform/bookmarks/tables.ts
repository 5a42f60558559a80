import { foreignKey, integer } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** The pages that a person has bookmarked, in their order: a person's own. Who has changed nothing has no row. */
export const { table: bookmarks } = entityTable(
  'bookmarks',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    /** Of `bookmarkPages`. */
    pageIds: integer('page_ids').array().notNull(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId'],
);
