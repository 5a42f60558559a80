import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../with-client.ts';
import { holdCluster } from './hold-cluster.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';
import { startPostgres } from './start-postgres.ts';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-launcher-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterAll(async () => {
  await stopPostmaster(join(dataDir, 'postgresql'));
  await rm(folder, { recursive: true, force: true });
});

const start = () => startPostgres({ dataDir, fsync: false });

it('starts once for concurrent callers, keeps data, and stops', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.pid).toBe(first.pid);
  const superuser = { host: first.socketFolder, user: 'postgres', database: 'postgres' };
  await withClient(superuser, (client) => client.query('create table kept as select 1 as one'));
  await first.stop();
  expect(await readPostmaster(join(dataDir, 'postgresql'))).toBeNull();
  const again = await start();
  const { rows } = await withClient(superuser, (client) => client.query('select one from kept'));
  expect(rows).toEqual([{ one: 1 }]);
  await again.stop();
});

it('lets one server hold the cluster and names it to a second one', async () => {
  const { socketFolder, stop } = await start();
  const held = await holdCluster(socketFolder, dataDir);
  await expect(holdCluster(socketFolder, dataDir)).rejects.toThrow(
    `Another Atrium (pid ${process.pid}) already serves DATA_DIR ${dataDir}`,
  );
  await held.release();
  await held.lost;
  const next = await holdCluster(socketFolder, dataDir);
  await stop();
  await next.lost;
});

it('takes over the PostgreSQL of a server that was killed', async () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(import.meta.resolve('./start-postgres.ts'))});
    const { holdCluster } = await import(${JSON.stringify(import.meta.resolve('./hold-cluster.ts'))});
    const { socketFolder, pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false });
    await holdCluster(socketFolder, '');
    console.log(pid);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await once(server.stdout, 'data');
  server.kill('SIGKILL');
  const { pid, socketFolder, stop } = await start();
  expect(pid).toBe(Number(String(printed)));
  await (await holdCluster(socketFolder, dataDir)).release();
  await stop();
});

it('ignores a pid that now belongs to a different process', async () => {
  await writeFile(
    join(dataDir, 'postgresql/postmaster.pid'),
    `${process.pid}\n${dataDir}\n0\n5432\n${join(dataDir, 'socket')}\n\n\nready\n`,
  );
  const { pid, stop } = await start();
  expect(pid).not.toBe(process.pid);
  await stop();
});

it('starts again after PostgreSQL itself was killed', async () => {
  const { pid } = await start();
  process.kill(pid, 'SIGKILL');
  while ((await readPostmaster(join(dataDir, 'postgresql')))?.pid === pid) await new Promise((resolve) => setTimeout(resolve, 10));
  const again = await start();
  expect(again.pid).not.toBe(pid);
  await again.stop();
});
