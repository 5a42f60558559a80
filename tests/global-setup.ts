import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../src/hosts/node/apply-migrations.ts';
import { searchPathOption } from '../src/hosts/node/open-pool.ts';
import { startPostgres } from '../src/hosts/node/postgres/start-postgres.ts';
import { withClient } from '../src/hosts/node/with-client.ts';
import { makeClusterFolder } from './cluster-folder.ts';
import { fillTemplate } from './fill-template.ts';

interface TestCluster {
  socketFolder: string;
  /** The folder with the files of the sample data. */
  sampleFiles: string;
  stop(): Promise<void>;
}

/** Each project loads this file as a separate module, in one process. */
const shared = globalThis as { atriumTestCluster?: { projects: number; started: Promise<TestCluster> } };

/** One cluster for the test files of all projects. The first project starts it, the last one stops it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  shared.atriumTestCluster ??= { projects: 0, started: startCluster() };
  const cluster = shared.atriumTestCluster;
  cluster.projects += 1;
  const { socketFolder, sampleFiles, stop } = await cluster.started;
  project.provide('postgresSocket', socketFolder);
  project.provide('sampleFiles', sampleFiles);
  return async () => {
    cluster.projects -= 1;
    if (cluster.projects > 0) return;
    delete shared.atriumTestCluster;
    await stop();
  };
}

/** Starts a cluster with two templates to clone: a migrated one, and one that also has the sample data. */
async function startCluster(): Promise<TestCluster> {
  const folder = await makeClusterFolder();
  // The user who runs PostgreSQL needs access to it.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), fsync: false });
  const asSuperuser = (database: string) => ({ host: postgres.socketFolder, user: 'postgres', database });
  await withClient(asSuperuser('postgres'), async (client) => {
    await client.query('create role atrium_app login');
    await client.query('create database atrium_template');
  });
  await applyMigrations({ owner: asSuperuser('atrium_template'), dataDir: folder }, { backupBeforeMigration: false }, () => {});
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
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { socketFolder: postgres.socketFolder, sampleFiles, stop };
}
