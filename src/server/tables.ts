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

/** What was answered to calls that are done once under a key of the caller's: a row is there from the begin of the call's transaction. */
export const { table: onceAnswers } = entityTable(
  'once_answers',
  () => ({
    entity: entityColumn(),
    accountId: idColumn('account_id').notNull(),
    /** Method and path, as the contract has them. */
    call: text().notNull(),
    key: text().notNull(),
    /** The SHA-256 of what was sent. */
    inputHash: text('input_hash').notNull(),
    /** As JSON; null where nothing was answered. */
    answer: text(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [index('once_answers_by_age').on(table.entity, table.createdAt)],
  ['entity', 'accountId', 'call', 'key'],
);
