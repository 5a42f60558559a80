import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { startTransactionPooler } from '../../../tests/pooler/transaction-pooler.ts';
import { silentLog } from '../../../tests/silent-log.ts';
import { openGivenDatabase } from './open-given-database.ts';
import { openPool } from './open-pool.ts';

const ignored = ['options', 'lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
let test: TestDatabase;
let dataDir: string;
let name: string;
let listenUrl: string;
beforeAll(async () => {
  test = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-given-'));
  name = String(test.app.database);
  listenUrl = urlOf(name);
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await test.close();
});

const urlOf = (database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(inject('postgresSocket'))}`;

/** Returns a database URL through a pooler that is stopped after the test. */
async function pooledUrl(options: { size?: number; ignored?: string[] } = {}): Promise<{ url: string; close: () => Promise<void> }> {
  const { port, close } = await startTransactionPooler({ socketFolder: inject('postgresSocket'), ...options });
  return { url: `postgresql://postgres@127.0.0.1:${port}/${name}`, close };
}

const says = (url: string, more: { pooler?: 'transaction'; listenUrl?: string } = {}) =>
  openGivenDatabase({ url, pooler: 'none', listenUrl: undefined, ...more }, dataDir).then(
    () => 'opened',
    (error: unknown) => (error as Error).message,
  );

it('opens a PostgreSQL with real sessions, with and without a listen address', async () => {
  expect(await says(listenUrl)).toBe('opened');
  expect(await says(listenUrl, { listenUrl })).toBe('opened');
});

const remedy = 'set DATABASE_POOLER=transaction, and DATABASE_LISTEN_URL to an address that bypasses it';

describe('a pooler without DATABASE_POOLER is refused in one line', () => {
  it('when it rejects start options', async () => {
    const { url, close } = await pooledUrl();
    expect(await says(url)).toMatch(/^DATABASE_URL points to a connection pooler, and it refuses start options \(.+\): /);
    expect(await says(url)).toContain(remedy);
    await close();
  });

  it('when it ignores start options', async () => {
    const { url, close } = await pooledUrl({ ignored });
    expect(await says(url)).toBe(`DATABASE_URL points to a connection pooler, and it ignores start options: ${remedy}`);
    await close();
  });

  describe('when all its connections start the same', () => {
    beforeEach(async () => {
      await test.ownerQuery(`alter database ${name} set search_path = public, ext`);
      return async () => void (await test.ownerQuery(`alter database ${name} reset search_path`));
    });

    // The pooler assigns connections round robin: no pool size may make every query hit its own session again.
    it.each([1, 2, 3, 4, 5, 6, 12])('with %i connections', async (size) => {
      const { url, close } = await pooledUrl({ ignored, size });
      expect(await says(url)).toBe(`DATABASE_URL points to a connection pooler, and it is in transaction mode: ${remedy}`);
      await close();
    });
  });
});

describe('with DATABASE_POOLER=transaction', () => {
  it.each([[[]], [ignored]])('opens behind a pooler that ignores %j, and checks each new connection', async (some: string[]) => {
    const { url, close } = await pooledUrl({ ignored: some });
    const server = await openGivenDatabase({ url, pooler: 'transaction', listenUrl }, dataDir);
    const pool = openPool(server.app, silentLog, { pooler: server.pooler });
    expect((await pool.query('select session_user as who')).rows).toEqual([{ who: 'postgres' }]);
    await pool.end();
    await close();
  });

  it('rejects a listen address that points to a pooler or a different database', async () => {
    const { url, close } = await pooledUrl();
    const through = await says(url, { pooler: 'transaction', listenUrl: url });
    expect(through).toMatch(/^DATABASE_LISTEN_URL must bypass the pooler, but points to one: it refuses/);
    const elsewhere = await says(url, { pooler: 'transaction', listenUrl: urlOf('postgres') });
    expect(elsewhere).toBe('DATABASE_LISTEN_URL and DATABASE_URL must point to the same database');
    await close();
  });

  it('names the unreachable address', async () => {
    const nowhere = 'postgresql://postgres@127.0.0.1:1/atrium';
    expect(await says(nowhere)).toMatch(/^The database of DATABASE_URL can't be reached: /);
    expect(await says(listenUrl, { listenUrl: nowhere })).toMatch(/^The database of DATABASE_LISTEN_URL can't be reached: /);
  });
});

it('rejects a connection with a role other than the API’s as temporarily unavailable', async () => {
  const pool = openPool({ host: inject('postgresSocket'), user: 'postgres', database: name }, silentLog);
  await expect(pool.connect()).rejects.toMatchObject({
    code: '08004',
    message: expect.stringMatching(/^A connection to the database acts as postgres .* not as atrium_app /),
  });
  await pool.end();
});
