import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../scripts/start-server.mjs';
import { startPostgres } from '../../src/hosts/node/postgres/start-postgres.ts';
import { withClient } from '../../src/hosts/node/with-client.ts';
import { run } from './run.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const migration = '9000_rolled.sql';

let folder: string;
let newer: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let settings: Record<string, string>;
const servers: Awaited<ReturnType<typeof startServer>>[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-rolling-'));
  // As root, the database runs as a different user, who needs access to its folder.
  chmodSync(folder, 0o755);
  newer = join(folder, 'newer');
  nextVersion();
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
  await withClient({ host: postgres.socketFolder, user: 'postgres', database: 'postgres' }, (client) =>
    client.query('create database rolling'),
  );
  settings = {
    DATABASE_URL: `postgresql://postgres@localhost/rolling?host=${encodeURIComponent(postgres.socketFolder)}`,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'http://localhost:3000',
    SAMPLE_DATA: 'on',
  };
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Copies this build with one more migration, which adds columns to busy tables and an index. */
function nextVersion(): void {
  mkdirSync(newer);
  for (const part of ['dist', 'migrations', 'package.json']) cpSync(part, join(newer, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(newer, 'node_modules'));
  const statements = [
    `alter table "todo_tasks" add column "rolled" text not null default 'yes'`,
    `alter table "mails" add column "rolled" text`,
    `create index "todo_tasks_rolled" on "todo_tasks" ("entity", "rolled")`,
  ];
  writeFileSync(join(newer, 'migrations', migration), statements.join('\n--> statement-breakpoint\n'));
}

async function start(from?: string) {
  const server = await startServer(settings, from);
  servers.push(server);
  return server;
}

/** Adds and reads to-dos until stopped. @returns the statuses, and the number of added to-dos */
function keepWorking(who: SignedIn, name: string) {
  const statuses = new Set<number>();
  let added = 0;
  let isOver = false;
  const working = (async () => {
    while (!isOver) {
      const { status } = await who.call('POST', '/apps/todo/add-tasks', { task: { title: `${name} ${added}` } });
      statuses.add(status);
      if (status === 201) added++;
      statuses.add((await who.call('GET', '/apps/todo/tasks')).status);
    }
  })();
  return async () => {
    isOver = true;
    await working;
    return { statuses: [...statuses].sort(), added };
  };
}

const titles = async (who: SignedIn, name: string) =>
  (await who.call('GET', '/apps/todo/tasks')).body.filter(({ title }: { title: string }) => title.startsWith(`${name} `));

test('starts the next version next to a busy server, and both work until the old one stops', async () => {
  const old = await start();
  const before = await signIn(old.url, 'admin');
  const stopOld = keepWorking(before, 'Upgraded old');
  const next = await start(newer);
  // A backup was made first, while people worked.
  expect(readdirSync(join(folder, 'data/backups'))).toEqual([expect.stringMatching(/^before-migration-.*\.tar\.gz$/)]);

  const after = await signIn(next.url, 'admin');
  const stopNew = keepWorking(after, 'Upgraded new');
  const both = await after.call('POST', '/apps/todo/add-tasks', { task: { title: 'Both 1' } });
  expect([both.status, await titles(before, 'Both')]).toEqual([201, [expect.objectContaining({ title: 'Both 1' })]]);
  const [byOld, byNew] = [await stopOld(), await stopNew()];
  expect([byOld.statuses, byNew.statuses]).toEqual([
    [200, 201],
    [200, 201],
  ]);
  // Everything confirmed by either server exists.
  for (const who of [before, after])
    expect([(await titles(who, 'Upgraded old')).length, (await titles(who, 'Upgraded new')).length]).toEqual([byOld.added, byNew.added]);

  await old.stop();
  const environment = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const again = await run('env', [...environment, 'PORT=0', 'node_modules/.bin/node', 'dist/server/cli.js', 'start']);
  expect(again).toEqual({ code: 1, said: expect.stringContaining(`The database is from a newer version of Atrium (${migration})`) });
  expect((await after.call('GET', '/apps/todo/tasks')).status).toBe(200);
});
