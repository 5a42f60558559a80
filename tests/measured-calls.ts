import type pg from 'pg';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import { changeHub } from '#server/change-hub.ts';
import { SessionCache } from '#server/session-cache.ts';
import { storedFiles } from './chosen-database.ts';
import { type Client, signInAs } from './client.ts';
import { testDatabase } from './database.ts';
import { fillLargeKinds } from './fill-large-kinds.ts';
import { silentLog } from './silent-log.ts';
import { exported } from './statement-counts.ts';
import { type TestApi, testApiOn } from './test-api.ts';
import { idsByTable } from './walk/rows-of.ts';
import { LikelyIds } from './walk/valid-calls.ts';
import { validInput } from './walk/valid-input.ts';
import { ask, type Filled, inputOf, nameOf, nobodysOf, placesOf, type Reach, type Walker } from './walk/walk.ts';
import { withoutTimeouts } from './without-timeouts.ts';

const entity = 'juniper';
const reach: Reach = { entity, numbers: [], texts: ['ecommerce', 'editor', 'todo', '1'], addresses: [], mark: 'none of this' };

/** Every read endpoint that does not stream. */
export const readingCalls = endpoints.filter((endpoint) => endpoint.method === 'GET' && !endpoint.raw && !(nameOf(endpoint) in exported));

export interface Cost {
  status: number;
  ms: number;
  /** The longest time the event loop was blocked, in CPU time, so that other processes don't count. */
  heldMs: number;
  answerBytes: number;
  /** The largest result of one statement, which is parsed synchronously. */
  resultBytes: number;
  /** Database blocks read: identical on every machine. */
  blocks: number;
}

export interface MeasuredCompany {
  atrium: TestApi;
  /** Sends a request with rows of the company `times` times, and returns the cost of each. */
  costsOf(endpoint: AnyEndpoint, times: number): Promise<Cost[]>;
  close(): Promise<void>;
}

/** The demo company with this many rows of each large kind, on a server with one instrumented connection. */
export async function measuredCompany(rows: number): Promise<MeasuredCompany> {
  const own = await testDatabase('atrium_sample');
  const pool = openPool({ ...own.app, ...withoutTimeouts }, silentLog, { size: 1 });
  const results = resultsOf(pool);
  const sessions = new SessionCache({ nowMs: () => 0 });
  sessions.connected(0);
  const on = { database: pooledDatabase(pool, 'none', sessions), changes: changeHub(silentLog, sessions) };
  const atrium = { ...(await testApiOn(on, { files: await storedFiles() })), ownerQuery: own.ownerQuery };
  await fillLargeKinds(atrium, rows);
  const admin = await signInAs(atrium, 'admin');
  const walker = walkerFor(atrium, admin);
  const ids = new LikelyIds(reach, await idsByTable(atrium, entity));
  const blocks = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    const [row] = await own.ownerQuery(
      'select (blks_hit + blks_read)::float8 as blocks from pg_stat_database where datname = current_database()',
    );
    return Number(row?.blocks);
  };
  return {
    atrium,
    async costsOf(endpoint, times) {
      const address = await addressOf(endpoint, walker, ids);
      const costs: Cost[] = [];
      for (let time = 0; address && time < times; time++) {
        results.largest = 0;
        const before = await blocks();
        const cost = await costOf(() => walker.request(address, {}));
        costs.push({ ...cost, resultBytes: results.largest, blocks: (await blocks()) - before });
      }
      return costs;
    },
    async close() {
      await pool.end();
      await own.close();
    },
  };
}

function walkerFor(atrium: TestApi, { accessToken }: Client): Walker {
  const headers = { Authorization: `Bearer ${accessToken}` };
  return { request: (path, init) => atrium.request(path, { ...init, headers }), entity, ownNumber: 1 };
}

/** Returns an address for which the endpoint succeeds; otherwise one that references nothing. */
async function addressOf(endpoint: AnyEndpoint, walker: Walker, ids: LikelyIds): Promise<string | undefined> {
  const send = (filled: Filled) => ask(endpoint, walker, reach, filled, () => undefined);
  const filled = (await validInput(endpoint, ids, send)) ?? new Map(placesOf(endpoint).map((place) => [place, nobodysOf(place)]));
  return inputOf(endpoint, filled)?.address;
}

async function costOf(send: () => Promise<Response>): Promise<Omit<Cost, 'resultBytes' | 'blocks'>> {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let heldMs = 0;
  let last = cpu();
  let isDone = false;
  const turn = () => {
    const now = cpu();
    heldMs = Math.max(heldMs, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const startedAt = performance.now();
  const answer = await send();
  const { byteLength } = await answer.arrayBuffer();
  const ms = performance.now() - startedAt;
  isDone = true;
  turn();
  return { status: answer.status, ms, heldMs, answerBytes: byteLength };
}

/** Records the size of the largest statement result. */
function resultsOf(pool: pg.Pool): { largest: number } {
  const results = { largest: 0 };
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    let bytes = 0;
    connection.on('dataRow', ({ length }: { length: number }) => {
      bytes += length;
      results.largest = Math.max(results.largest, bytes);
    });
    connection.on('commandComplete', () => {
      bytes = 0;
    });
  });
  return results;
}
