import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on a connection (or in a transaction) that is bound to one entity. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * What a host gives the API to reach PostgreSQL. The connection is bound to the entity before `work` starts, so that row-level
 * security lets through that entity's rows and no others; `null` binds to none, and then no business row is seen at all.
 * Scopes are not nested: a second one inside `work` may deadlock on a host with one connection.
 */
export interface Database {
  /** Runs `work` outside a transaction. */
  reading<T>(entity: string | null, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  writing<T>(entity: string | null, work: (db: Db) => Promise<T>): Promise<T>;
}
