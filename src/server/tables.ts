import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from './columns.ts';
import { entityTable } from './entity-table.ts';

/** The highest id ever assigned per kind in an entity. */
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

/** Number of attempts per time window; `key` is a hash, never an address or a name. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);

/** Responses to idempotent requests, by the caller's key: the row is inserted at the start of the request's transaction. */
export const { table: onceAnswers } = entityTable(
  'once_answers',
  () => ({
    entity: entityColumn(),
    accountId: idColumn('account_id').notNull(),
    /** Method and path, as in the contract. */
    call: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request's input. */
    inputHash: text('input_hash').notNull(),
    /** The response as JSON; null if it was empty. */
    answer: text(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [index('once_answers_by_age').on(table.entity, table.createdAt)],
  ['entity', 'accountId', 'call', 'key'],
);
