import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../src/hosts/node/apply-migrations.ts';
import { startPostgres } from '../src/hosts/node/postgres/start-postgres.ts';
import { withClient } from '../src/hosts/node/with-client.ts';

/** One cluster for all test files, with a migrated template that each clones. */
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
  project.provide('postgresSocket', postgres.socketFolder);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
