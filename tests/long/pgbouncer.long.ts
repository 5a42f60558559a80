import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../scripts/start-server.mjs';
import { startPostgres } from '../../src/hosts/node/postgres/start-postgres.ts';
import { withClient } from '../../src/hosts/node/with-client.ts';
import { type Ask, type Company, mixedCalls, write } from '../pooler/mixed-calls.ts';
import { run } from './run.ts';
import { startPgBouncer } from './start-pgbouncer.ts';

const calls = 2000;

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let user: string | undefined;
let directUrl: string;
let direct: Awaited<ReturnType<typeof startServer>>;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-pooled-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
  const { uid } = statSync(join(postgres.socketFolder));
  user = process.getuid?.() === 0 ? (await run('id', ['-nu', String(uid)])).said.trim() : undefined;
  await withClient({ host: postgres.socketFolder, user: 'postgres', database: 'postgres' }, (client) =>
    client.query('create database pooled'),
  );
  directUrl = `postgresql://postgres@localhost/pooled?host=${encodeURIComponent(postgres.socketFolder)}`;
  direct = await startServer({ ...shared(), DATABASE_URL: directUrl, SAMPLE_DATA: 'on', REGISTRATION: 'open' });
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await direct?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Both servers are one installation at one address. */
const shared = () => ({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: 'http://localhost:3000' });

async function pgBouncer(options: { ignored?: string; mode?: 'session' } = {}): Promise<string> {
  const { port, close } = await startPgBouncer({ socketFolder: postgres.socketFolder, user, ...options });
  stops.push(close);
  return `postgresql://postgres@127.0.0.1:${port}/pooled`;
}

/** A start that fails, and what it prints to stderr. */
function failingStart(env: Record<string, string>): Promise<{ code: number | null; problem: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/node', ['dist/server/main.js'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...shared(), ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let problem = '';
    child.stderr.on('data', (text) => {
      problem += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, problem }));
  });
}

const ignored = 'options,lock_timeout,statement_timeout,idle_in_transaction_session_timeout';

test.each([
  ['refuses start options', {}],
  ['ignores start options', { ignored }],
  ['ignores start options', { ignored, mode: 'session' as const }],
])('exits with one line without DATABASE_POOLER: PgBouncer %s', async (what, options) => {
  const { code, problem } = await failingStart({ DATABASE_URL: await pgBouncer(options) });
  expect([code, problem]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^DATABASE_URL points to a connection pooler, and it ${what}.*: set DATABASE_POOLER=transaction, .*\\n$`),
    ),
  ]);
});

test('returns the same to two companies with DATABASE_POOLER as without a pooler, and nothing of each other', async () => {
  const settings = { DATABASE_POOLER: 'transaction', DATABASE_LISTEN_URL: directUrl, SAMPLE_DATA: 'on' };
  const pooled = await startServer({ ...shared(), ...settings, DATABASE_URL: await pgBouncer() });
  stops.push(() => pooled.stop());
  const companyOf = async (mark: string, path: string, body: object): Promise<Company> => {
    const signedIn = await fetch(new URL(path, direct.url), write(body));
    const { accessToken } = await signedIn.json();
    const asking =
      (url: string): Ask =>
      (path, init = {}) =>
        fetch(new URL(path, url), { ...init, headers: { ...init.headers, Authorization: `Bearer ${accessToken}` } });
    return { mark, direct: asking(direct.url), pooled: asking(pooled.url) };
  };
  const other = { email: 'owner@other.example', username: 'owner', password: 'a long password', sample: true };
  const found = await mixedCalls(
    [
      await companyOf('zanzibar7', '/jwt/login', { email: 'admin', password: 'admin' }),
      await companyOf('quixotic4', '/jwt/register', other),
    ],
    calls,
  );
  expect(found).toEqual({ calls, foreign: [], wrong: [], failed: [] });
});
