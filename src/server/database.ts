import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle on a connection or transaction that is bound to one entity. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * How the API reaches PostgreSQL, provided by the host. The connection is bound to the entity before `work` starts, so row-level security
 * exposes only that entity's rows; `null` binds to none, and then no business row is visible. Don't nest scopes: a second one inside `work`
 * may deadlock on a host with a single connection.
 */
export interface Database {
  /** Runs `work` outside a transaction. */
  reading<T>(entity: string | null, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction: committed if it resolves, rolled back if it throws. */
  writing<T>(entity: string | null, work: (db: Db) => Promise<T>): Promise<T>;
}
