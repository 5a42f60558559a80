import { foreignKey, text } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** What a person has dismissed for good, by its name. */
export const { table: dismissals } = entityTable(
  'dismissals',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    name: text().$type<'first-steps'>().notNull(),
    dismissedAt: moment('dismissed_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId', 'name'],
);
