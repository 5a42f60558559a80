import { expect } from 'vitest';

type Query = (text: string) => Promise<unknown[]>;

// `pg_locks` covers all databases of the cluster, and two files use it at a time. `pg_stat_activity` does not work: within a transaction it
// keeps
// its first snapshot.
const waiters = `select 1 from pg_locks waiting where not granted and exists (
  select 1 from pg_locks held where held.pid = waiting.pid and held.database = (select oid from pg_database where datname = current_database()))`;

/** Resolves once one session of the test's database waits for a lock. */
export const someoneWaits = (query: Query) => expect.poll(async () => (await query(waiters)).length).toBeGreaterThan(0);
