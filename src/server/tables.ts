import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from './columns.ts';
import { entityTable } from './entity-table.ts';

/** The highest id ever given of each kind of thing in an entity. */
export const { table: counters } = entityTable(
  'counters',
  () => ({
    entity: entityColumn(),
    kind: text().notNull(),
    lastId: idColumn('last_id').notNull().default(0),
  }),
  undefined,
  ['entity', 'kind'],
);

/** How often something was tried in a window of time; `key` is a hash, never an address or a name. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);
