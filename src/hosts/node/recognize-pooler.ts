import type pg from 'pg';
import { connectionLimits, isSearchPath, searchPathOption } from './app-session.ts';
import { withClient } from './with-client.ts';
import { withOptions } from './with-options.ts';

/** Says of two connections whether each is a session of its own: more rounds than a pooler's turns can hide. */
const rounds = 3;
const probe = 'app.probe';

/**
 * Whether something stands between here and PostgreSQL that takes sessions apart.
 * @returns what it does, for a message; undefined where each connection is a session that keeps what it was set to
 */
export async function recognizePooler(address: pg.ClientConfig & { connectionString: string }): Promise<string | undefined> {
  const config = { ...connectionLimits, ...address, connectionString: withOptions(address.connectionString, searchPathOption) };
  try {
    return await withClient(config, (one) => withClient(config, (other) => compare(one, other)));
  } catch (error) {
    return `it refuses what a connection starts with (${(error as Error).message})`;
  }
}

interface Session {
  bound: string;
  pid: number;
  path: string;
}

async function compare(...clients: pg.Client[]): Promise<string | undefined> {
  for (const [at, client] of clients.entries()) await client.query(`select set_config('${probe}', $1, false)`, [String(at)]);
  const pids = new Set<number>();
  for (let round = 0; round < rounds; round++)
    // Twice: a pooler that deals its connections in turn would hand each client its own again.
    for (const [at, client] of clients.entries())
      for (const { bound, pid, path } of [await read(client), await read(client)]) {
        if (!isSearchPath(path)) return 'it ignores what a connection starts with';
        pids.add(pid);
        if (bound !== String(at) || pids.size > clients.length) return 'it is in transaction mode';
      }
  return pids.size === clients.length ? undefined : 'it is in transaction mode';
}

async function read(client: pg.Client): Promise<Session> {
  const { rows } = await client.query(
    `select current_setting('${probe}', true) as bound, pg_backend_pid() as pid, current_setting('search_path') as path`,
  );
  return rows[0];
}
