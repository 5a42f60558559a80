import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '#server/migrate.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { silentLog } from '../../../../tests/silent-log.ts';
import { type TestApi, testApiOn } from '../../../../tests/test-api.ts';
import { withoutTimeouts } from '../../../../tests/without-timeouts.ts';
import { readMigrations } from '../apply-migrations.ts';
import { openChangeFeed } from '../change-feed.ts';
import { pooledDatabase } from '../database.ts';
import { openGivenDatabase } from '../open-given-database.ts';
import { openPool } from '../open-pool.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { readOrMakeSecret } from '../secrets.ts';
import { withClient } from '../with-client.ts';
import { checkArchive } from './check-archive.ts';
import { readLastBackup } from './last-backup.ts';
import { restoreArchive } from './restore-archive.ts';
import { takeBackup } from './take-backup.ts';

// Creating clusters and databases takes long on a busy machine.
const restoringMs = 180_000;

type Rows = Record<string, string[]>;

let folder: string;
let dataDir: string;
let archive: string;
let source: TestDatabase;
let atrium: TestApi;
let owner: pg.ClientConfig;
/** A second cluster without any Atrium roles. */
let other: Awaited<ReturnType<typeof startPostgres>>;
/** The database's rows at the moment of the backup. */
let before: Rows;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-backup-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  archive = join(folder, 'atrium.tar.gz');
  await mkdir(dataDir);
  const kept = { secret: await readOrMakeSecret(dataDir), filesFolder: join(dataDir, 'files') };
  source = await testDatabase();
  const changes = await openChangeFeed(source.app, silentLog);
  ends.push(
    () => changes.close(),
    () => source.close(),
  );
  atrium = await testApiOn({ database: source.database, changes }, { kept });
  owner = { host: inject('postgresSocket'), user: 'postgres', database: source.app.database };
  other = await startPostgres({ dataDir: join(folder, 'other'), fsync: false });
  await backUpUnderLoad();
}, restoringMs);
afterAll(async () => {
  for (const end of ends) await end();
  await other.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The backed-up state is pinned by another transaction, which also reads its rows. */
async function backUpUnderLoad(): Promise<void> {
  const admin = await signInAs(atrium, 'admin');
  const load = keepWriting(admin);
  await withClient(owner, async (client) => {
    await load.written(5);
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    await load.written(5);
    await takeBackup({ owner, dataDir }, { path: archive, now: new Date(), snapshot: rows[0].snapshot });
    await load.written(5);
    before = await allRows(client);
    await client.query('commit');
  }).finally(load.stop);
}

/** Starts two clients that add to-dos and files until stopped. */
function keepWriting(admin: Client) {
  let done = 0;
  let isOver = false;
  const statuses = new Set<number>();
  let waiting = { until: 0, resolve: () => {} };
  const upload = (bytes: Uint8Array) =>
    atrium.request('/api/v1/files?name=load.bin', {
      method: 'POST',
      body: bytes as BodyInit,
      headers: { Authorization: `Bearer ${admin.accessToken}` },
    });
  const running = [0, 1].map(async () => {
    while (!isOver) {
      statuses.add((await admin.post('/apps/todo/add-tasks', { task: { title: `Under load ${done}` } })).status);
      statuses.add((await upload(randomBytes(2000))).status);
      done++;
      if (done >= waiting.until) waiting.resolve();
    }
  });
  return {
    written: (more: number) =>
      Promise.race([
        new Promise<void>((resolve) => {
          waiting = { until: done + more, resolve };
        }),
        // If a client fails, its error is reported.
        ...running,
      ]),
    async stop() {
      isOver = true;
      await Promise.all(running);
      expect([...statuses]).toEqual([201]);
    },
  };
}

/** Returns every row of every table as sorted text. */
async function allRows(client: pg.ClientBase): Promise<Rows> {
  const { rows: tables } = await client.query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'atrium_migrations'",
  );
  const all: Rows = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`select t::text as row from public.${name} t`);
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}

/** Creates an empty database in the other cluster, owned by a non-superuser who can create roles, like on a managed PostgreSQL. */
async function emptyDatabase(name: string): Promise<string> {
  await withClient({ host: other.socketFolder, user: 'postgres', database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = 'renter'");
    if (rowCount === 0) await client.query('create role renter login createrole nosuperuser');
    await client.query(`create database ${name} owner renter`);
  });
  return `postgresql://renter@localhost/${name}?host=${encodeURIComponent(other.socketFolder)}`;
}

async function restore(path: string, url: string, into: string): Promise<void> {
  const migrations = await readMigrations();
  const checked = await checkArchive(
    path,
    migrations.map(({ name }) => name),
  );
  await restoreArchive(await openGivenDatabase({ url, pooler: 'none', listenUrl: undefined }, into), path, checked, migrations);
}

const namesOf = (migrations: { name: string }[]) => migrations.map(({ name }) => name);

async function filesOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(join(dir, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => [name, (await readFile(join(parentPath, name))).toString('hex')]);
  return Object.fromEntries(await Promise.all(read));
}

describe('a backup under load, restored into another PostgreSQL by a non-superuser', () => {
  let url: string;
  let into: string;
  beforeAll(async () => {
    url = await emptyDatabase('restored');
    into = join(folder, 'restored');
    await restore(archive, url, into);
  }, restoringMs);

  test('has every row as of the moment of the backup', async () => {
    const after = await withClient({ connectionString: url, options: '-c role=atrium_owner' }, allRows);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
    // Writes continued during the backup.
    const [{ count }] = (await source.ownerQuery("select count(*)::int from todo_tasks where title like 'Under load%'")) as [
      { count: number },
    ];
    const inIt = before.todo_tasks?.filter((row) => row.includes('Under load')).length ?? 0;
    expect(inIt).toBeGreaterThanOrEqual(5);
    expect(count).toBeGreaterThanOrEqual(inIt + 10);
  });

  test('has every referenced file and the secrets, readable only by the owner', async () => {
    const [sourceFiles, files] = [await filesOf(dataDir), await filesOf(into)];
    const named = new Set(before.files?.flatMap((row) => /[0-9a-f]{64}/.exec(row)?.[0] ?? []));
    expect(Object.keys(files).length).toBe(named.size);
    for (const [name, bytes] of Object.entries(files)) expect(bytes === sourceFiles[name], name).toBe(true);
    expect(await readFile(join(into, 'secrets.json'))).toEqual(await readFile(join(dataDir, 'secrets.json')));
    expect((await stat(join(into, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
  });

  test('can be served: a user signs in, reads, writes and opens a file', async () => {
    const { app } = await openGivenDatabase({ url, pooler: 'none', listenUrl: undefined }, into);
    const pool = openPool({ ...app, ...withoutTimeouts }, silentLog, { size: 5 });
    const changes = await openChangeFeed(app, silentLog);
    try {
      const kept = { secret: await readOrMakeSecret(into), filesFolder: join(into, 'files') };
      const restored = await testApiOn({ database: pooledDatabase(pool), changes }, { kept, sampleData: false });
      const admin = await signInAs(restored, 'admin');
      const mails = await admin.get('/apps/email/emails', { folder: 'inbox' });
      expect([mails.status, mails.body.emails.length > 0]).toEqual([200, true]);
      expect((await admin.post('/apps/todo/add-tasks', { task: { title: 'After the restore' } })).status).toBe(201);
      expect((await restored.request(admin.userData.avatar ?? '', {})).status).toBe(200);
    } finally {
      await changes.close();
      await pool.end();
    }
  });

  test('keeps entities isolated, with the same policies, views and privileges as the source', async () => {
    const facts = (client: pg.ClientBase) =>
      client
        .query(
          `select 'policy ' || tablename || ' ' || policyname || qual || with_check as fact from pg_policies
           union all select 'view ' || viewname || definition from pg_views where schemaname = 'visible'
           union all select 'secured ' || relname from pg_class where relrowsecurity
           union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
           union all select 'trigger ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
           union all select 'key ' || conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
           union all select 'function ' || oid::regprocedure || prosrc from pg_proc where pronamespace = 'public'::regnamespace
           order by 1`,
        )
        .then(({ rows }) => rows.map(({ fact }) => fact));
    expect(await withClient({ connectionString: url }, facts)).toEqual(await withClient(owner, facts));
  });

  test('is not restored twice, and changes nothing, because the database is not empty', async () => {
    await expect(restore(archive, url, join(folder, 'again'))).rejects.toThrow(/database isn't empty/);
    await expect(readdir(join(folder, 'again'))).resolves.toEqual([]);
  });
});

describe('an invalid backup is refused before anything is changed', () => {
  let url: string;
  beforeAll(async () => {
    url = await emptyDatabase('untouched');
  });
  const refused = async (name: string, bytes: Uint8Array, reason: RegExp) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await expect(restore(path, url, join(folder, 'nothing'))).rejects.toThrow(reason);
    const { rows } = await withClient({ connectionString: url }, (client) =>
      client.query("select from pg_class where relnamespace = 'public'::regnamespace"),
    );
    expect(rows).toEqual([]);
  };

  test('when truncated at any point', async () => {
    const bytes = await readFile(archive);
    for (const share of [0.3, 0.6, 0.9, 0.999])
      await refused('cut.tar.gz', bytes.subarray(0, Math.floor(bytes.length * share)), /was cut off: it ends too early/);
    await refused('cut.tar.gz', bytes.subarray(0, bytes.length - 5), /was cut off: it ends too early/);
    for (const length of [1, 10, 40]) await refused('cut.tar.gz', bytes.subarray(0, length), /isn't an Atrium backup, it ends too early/);
    const plain = gunzipSync(bytes);
    await refused('cut.tar.gz', gzipSync(plain.subarray(0, plain.length - 2000)), /was cut off: it ends too early/);
  });

  test('when a byte was changed', async () => {
    const bytes = await readFile(archive);
    for (const share of [0.2, 0.5, 0.8]) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(bytes.length * share);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      await refused('changed.tar.gz', changed, /(is damaged: \S|was cut off: it ends too early)/);
    }
  });

  test('when it is a different kind of file', async () => {
    await refused('empty.tar.gz', new Uint8Array(), /isn't an Atrium backup/);
    await refused('text.tar.gz', Buffer.from('no archive'), /isn't an Atrium backup/);
    await refused('random.tar.gz', randomBytes(5000), /isn't an Atrium backup/);
    await expect(restore(join(folder, 'nowhere.tar.gz'), url, folder)).rejects.toThrow(/cannot be read \(ENOENT\)/);
  });
});

test(
  'a failed restore leaves nothing behind',
  async () => {
    const url = await emptyDatabase('half');
    const into = join(folder, 'half');
    await mkdir(into);
    await readOrMakeSecret(into);
    await expect(restore(archive, url, into)).rejects.toThrow(/secrets.json already exists and differs/);
    expect(await readdir(into)).toEqual(['secrets.json']);
    await rm(join(into, 'secrets.json'));
    const broken = {
      ...(await openGivenDatabase({ url, pooler: 'none', listenUrl: undefined }, into)),
      dataDir: join(into, 'no-such-folder'),
    };
    const migrations = await readMigrations();
    const checked = await checkArchive(archive, namesOf(migrations));
    await expect(restoreArchive(broken, archive, checked, migrations)).rejects.toThrow('ENOENT');
    await restore(archive, url, into);
    expect(Object.keys(await filesOf(into)).length).toBe(checked.manifest.files.length);
  },
  restoringMs,
);

describe('an archive of a different version', () => {
  test(
    'is migrated to this version when older',
    async () => {
      const migrations = (await readMigrations()).sort((a, b) => (a.name < b.name ? -1 : 1));
      const older = migrations.slice(
        0,
        migrations.findIndex(({ name }) => name.startsWith('0004')),
      );
      const name = `older_${randomBytes(4).toString('hex')}`;
      await withClient(owner, (client) => client.query(`create database ${name}`));
      const old = { ...owner, database: name };
      const path = join(folder, 'older.tar.gz');
      await withClient(old, async (client) => {
        await migrate({ query: (sql) => client.query(sql) }, older);
        await client.query(
          `insert into people (entity, id, full_name, email, created_at, updated_at) values ('old', 1, 'Ada', 'ada@old.example', now(), now());
         insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at)
           values ('old', 1, 1, 'ada@old.example', 'ada', '', 'staff', 'admin', now())`,
        );
      });
      await takeBackup({ owner: old, dataDir }, { path, now: new Date() });
      await withClient(owner, (client) => client.query(`drop database ${name}`));

      const url = await emptyDatabase('newer');
      await restore(path, url, join(folder, 'newer'));
      const { rows } = await withClient({ connectionString: url, options: '-c role=atrium_owner' }, (client) =>
        client.query('select full_name, role, (select count(*)::int from atrium_migrations) as migrations from users'),
      );
      expect(rows).toEqual([{ full_name: 'Ada', role: 'admin', migrations: migrations.length + 1 }]);
    },
    restoringMs,
  );

  test('is refused when newer', async () => {
    const older = namesOf(await readMigrations()).filter((name) => name < '0003');
    await expect(checkArchive(archive, older)).rejects.toThrow(/newer than this one/);
  });
});

test('reports a file that was already missing and backs up the rest', async () => {
  const [key = ''] = Object.keys(await filesOf(dataDir)).map((name) => name);
  const [{ key: whole }] = (await source.ownerQuery('select key from files where key like $1', [`%${key}`])) as [{ key: string }];
  const place = join(dataDir, 'files', whole.slice(0, 2), key);
  const bytes = await readFile(place);
  await rm(place);
  const path = join(folder, 'incomplete.tar.gz');
  const { manifest } = await takeBackup({ owner, dataDir }, { path, now: new Date() });
  await writeFile(place, bytes);
  expect(manifest.missing).toEqual([whole]);
  expect((await checkArchive(path, namesOf(await readMigrations()))).manifest.files.length).toBe(manifest.files.length);
});

test('records the latest backup next to the data', async () => {
  expect(await readLastBackup(dataDir)).toEqual({
    at: expect.any(String),
    path: expect.stringContaining(folder),
    sizeBytes: expect.any(Number),
  });
});

test('does not overwrite an existing archive', async () => {
  await expect(takeBackup({ owner, dataDir }, { path: archive, now: new Date() })).rejects.toThrow(/already exists/);
  await expect(takeBackup({ owner, dataDir: join(folder, 'nobody') }, { path: join(folder, 'x'), now: new Date() })).rejects.toThrow(
    /hasn't been started here yet/,
  );
  await expect(takeBackup({ owner, dataDir }, { path: join(folder, 'no/folder.tar.gz'), now: new Date() })).rejects.toThrow(
    /cannot be written \(ENOENT\)/,
  );
});
