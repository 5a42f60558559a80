import { foreignKey, integer } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Bookmarked pages per person, in order. No row until the first change. */
export const { table: bookmarks } = entityTable(
  'bookmarks',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    /** Ids from `bookmarkPages`. */
    pageIds: integer('page_ids').array().notNull(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId'],
);
