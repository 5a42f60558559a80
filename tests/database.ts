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
  /** The session cache, for the API's change feed. */
  sessions: SessionCache;
  /** The connection settings of the API's role, for a change feed or a pool of another size. */
  app: pg.ClientConfig;
  /** Runs one statement as superuser, bypassing row-level security. */
  ownerQuery(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** A database for one test file: a clone of the migrated template, or of the one that also has the sample data. */
export async function testDatabase(template: 'atrium_template' | 'atrium_sample' = 'atrium_template'): Promise<TestDatabase> {
  const socket = inject('postgresSocket');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const asSuperuser = (database: string): pg.ClientConfig => ({ host: socket, user: 'postgres', database });
  const cluster = new pg.Client(asSuperuser('postgres'));
  await cluster.connect();
  await cluster.query(`create database ${name} template ${template} strategy file_copy`);
  // Vacuum only treats rows on disk as all-visible, and only those can be read by an index-only scan.
  const owner = new pg.Client({ ...asSuperuser(name), options: '-c synchronous_commit=on' });
  await owner.connect();
  const app = { host: socket, user: 'atrium_app', database: name, options: searchPathOption };
  const pool = openPool({ ...app, ...withoutTimeouts }, silentLog, { size: 10 });
  const sessions = new SessionCache();
  // Manual changes in a test apply at once to its API; session-servers.test.ts covers how other servers learn of them.
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
