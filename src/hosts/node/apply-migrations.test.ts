import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Migration } from '#server/migrate.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { applyMigrations, readMigrations } from './apply-migrations.ts';
import { checkArchive } from './backup/check-archive.ts';
import { readOrMakeSecret } from './secrets.ts';

let folder: string;
let test: TestDatabase;
let ours: Migration[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-migrations-'));
  test = await testDatabase();
  ours = await readMigrations();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const lamp = (number: number): Migration => ({ name: `900${number}_lamp.sql`, sql: `create table lamp_${number} (id int)` });
const tables = async () =>
  (await test.ownerQuery("select relname as name from pg_class where relname like 'lamp%' order by 1")).map(({ name }) => name);

/** Applies these migrations in addition to ours, with a separate data folder. */
async function apply(dataDir: string, lamps: Migration[], backupBeforeMigration = true) {
  const said: string[] = [];
  const owner = { host: inject('postgresSocket'), user: 'postgres', database: String(test.app.database) };
  const applied = await applyMigrations({ owner, dataDir }, { backupBeforeMigration }, (line) => said.push(line), [...ours, ...lamps]);
  return { applied, said };
}

it('backs up a database with data before changing it', async () => {
  const dataDir = join(folder, 'backed-up');
  await mkdir(dataDir);
  await readOrMakeSecret(dataDir);
  const lamps = [lamp(1)];
  const { applied, said } = await apply(dataDir, lamps);
  expect(applied).toEqual(['9001_lamp.sql']);
  const [name = '', ...more] = await readdir(join(dataDir, 'backups'));
  expect([said, more]).toEqual([[expect.stringMatching(/^backed up first to .*\/before-migration-[\dT-]+\.tar\.gz \(\d/)], []]);
  const path = join(dataDir, 'backups', name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  // The backup has the previous state, which the previous version can restore.
  const { head } = await checkArchive(
    path,
    ours.map((migration) => migration.name),
  );
  expect(head.migrations).toHaveLength(ours.length);

  expect(await apply(dataDir, lamps)).toEqual({ applied: [], said: [] });
  expect(await readdir(join(dataDir, 'backups'))).toEqual([name]);
});

it('keeps the latest three backups and every other file in the folder', async () => {
  const dataDir = join(folder, 'many');
  const backups = join(dataDir, 'backups');
  await mkdir(backups, { recursive: true });
  await readOrMakeSecret(dataDir);
  const older = ['2024-01-05', '2024-02-05', '2024-03-05'].map((day) => `before-migration-${day}T10-00-00.tar.gz`);
  for (const name of [...older, 'my-own.tar.gz']) await writeFile(join(backups, name), '');
  await apply(dataDir, [lamp(1), lamp(2)]);
  const left = await readdir(backups);
  expect(left).toEqual(expect.arrayContaining([...older.slice(1), 'my-own.tar.gz']));
  expect(left).toHaveLength(4);
});

it('changes nothing when the backup fails, and explains what to do', async () => {
  const dataDir = join(folder, 'without-secrets');
  const lamps = [lamp(1), lamp(2), lamp(3)];
  await expect(apply(dataDir, lamps)).rejects.toThrow(/has no secrets\.json: set DATA_DIR, or set BACKUP_BEFORE_MIGRATION=off to continue/);
  expect(await tables()).toEqual(['lamp_1', 'lamp_2']);
  expect(await apply(dataDir, lamps, false)).toEqual({ applied: ['9003_lamp.sql'], said: [] });
});

it('retries after a deadlock with a running server, without another backup', async () => {
  const dataDir = join(folder, 'deadlocks');
  await mkdir(dataDir);
  await readOrMakeSecret(dataDir);
  // Sequences keep their value even if the transaction is rolled back.
  await test.ownerQuery('create sequence tries');
  await test.ownerQuery('grant usage on sequence tries to atrium_owner');
  const losing: Migration = {
    name: '9005_losing.sql',
    sql: "do $$ begin if nextval('tries') < 3 then raise exception 'lost' using errcode = '40P01'; end if; end $$",
  };
  const { applied } = await apply(dataDir, [lamp(1), lamp(2), lamp(3), losing]);
  expect([applied, await readdir(join(dataDir, 'backups'))]).toEqual([['9005_losing.sql'], [expect.any(String)]]);
});

it('refuses a database of a newer version with a one-line message and leaves it unchanged', async () => {
  const newer = {
    message: expect.stringMatching(/^The database is from a newer version of Atrium \(9001_lamp.*\): start that version.*$/),
  };
  await expect(apply(folder, [lamp(4)], false)).rejects.toMatchObject(newer);
  expect(await tables()).not.toContain('lamp_4');
});
