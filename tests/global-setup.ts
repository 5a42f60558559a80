import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { searchPathOption } from '../src/hosts/node/app-session.ts';
import { applyMigrations } from '../src/hosts/node/apply-migrations.ts';
import { startPostgres } from '../src/hosts/node/postgres/start-postgres.ts';
import { withClient } from '../src/hosts/node/with-client.ts';
import { fillTemplate } from './fill-template.ts';

/** One cluster for all test files, with two templates that they clone: a migrated one, and one that has the sample data too. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-tests-'));
  // The user who runs PostgreSQL must get through it.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), fsync: false });
  const asSuperuser = (database: string) => ({ host: postgres.socketFolder, user: 'postgres', database });
  await withClient(asSuperuser('postgres'), async (client) => {
    await client.query('create role atrium_app login');
    await client.query('create database atrium_template');
  });
  await applyMigrations(asSuperuser('atrium_template'));
  await withClient(asSuperuser('postgres'), (client) => client.query('create database atrium_sample template atrium_template'));
  const sampleFiles = join(folder, 'sample-files');
  await mkdir(sampleFiles);
  for (const [key, content] of await fillTemplate({
    host: postgres.socketFolder,
    user: 'atrium_app',
    database: 'atrium_sample',
    options: searchPathOption,
  }))
    await writeFile(join(sampleFiles, key), content);
  project.provide('postgresSocket', postgres.socketFolder);
  project.provide('sampleFiles', sampleFiles);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
