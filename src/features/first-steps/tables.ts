import { foreignKey, text } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { SetupStep } from './contract.ts';

/** What a person has dismissed permanently, by name. Setup steps count for the whole company. */
export const { table: dismissals } = entityTable(
  'dismissals',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    name: text().$type<'first-steps' | `setup-${SetupStep}`>().notNull(),
    dismissedAt: moment('dismissed_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId', 'name'],
);
