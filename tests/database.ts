import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool, SessionChanges, searchPathOption } from '#hosts/node/open-pool.ts';
import type { Database } from '#server/database.ts';
import { SessionCache } from '#server/session-cache.ts';
import { addProcesses } from './cpu-cost.ts';
import { silentLog } from './silent-log.ts';
import { withoutTimeouts } from './without-timeouts.ts';

export interface TestDatabase {
  database: Database;
  /** What tokens mean, to be given to the change feed of the API. */
  sessions: SessionCache;
  /** How the API's role connects, for a change feed or a pool of another size. */
  app: pg.ClientConfig;
  /** One statement as the superuser, past row-level security. */
  ownerQuery(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** A database of its own for a test file: a clone of the migrated template, or of the one that has the sample data too. */
export async function testDatabase(template: 'atrium_template' | 'atrium_sample' = 'atrium_template'): Promise<TestDatabase> {
  const socket = inject('postgresSocket');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const asSuperuser = (database: string): pg.ClientConfig => ({ host: socket, user: 'postgres', database });
  const cluster = new pg.Client(asSuperuser('postgres'));
  await cluster.connect();
  await cluster.query(`create database ${name} template ${template} strategy file_copy`);
  // Vacuum takes for settled only what is on the disk, and only settled rows are read from an index alone.
  const owner = new pg.Client({ ...asSuperuser(name), options: '-c synchronous_commit=on' });
  await owner.connect();
  const app = { host: socket, user: 'atrium_app', database: name, options: searchPathOption };
  const pool = openPool({ ...app, ...withoutTimeouts }, silentLog, { size: 10 });
  const sessions = new SessionCache();
  // What a test changes by hand counts at once for the API beside it; how other servers hear of it is tried in session-servers.test.ts.
  const byHand = new SessionChanges(owner);
  return {
    database: pooledDatabase(pool, 'none', sessions),
    sessions,
    app,
    async ownerQuery(sql, params) {
      const { rows } = await owner.query(sql, params);
      if (owner.getTransactionStatus() === 'I') byHand.tell(sessions);
      return rows;
    },
    async close() {
      const { rows } = await cluster.query('select pid from pg_stat_activity where datname = $1 or pid = pg_backend_pid()', [name]);
      addProcesses(rows.map(({ pid }) => pid));
      await pool.end();
      await owner.end();
      await cluster.query(`drop database ${name} with (force)`);
      await cluster.end();
    },
  };
}
