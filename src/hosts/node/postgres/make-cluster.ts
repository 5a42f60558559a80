import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { refuseWithoutRoom } from '../full-disk.ts';
import { StartFailure } from '../start-failure.ts';
import { isRunning } from './is-running.ts';
import type { DataPlace } from './place-data.ts';
import { runAs } from './run-as.ts';

// 40 MB at first, and as much again with its log and the sample data.
const newClusterBytes = 120 * 1024 * 1024;

/** Makes the cluster if there is none. It takes its place when it is complete, so that an interrupted start leaves no half of one. */
export async function makeCluster(binaries: string, { cluster, user }: DataPlace): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) return refuseOtherMajor(binaries, version.trim());
  await removeAbandonedDrafts(cluster);
  await refuseWithoutRoom(dirname(cluster), newClusterBytes);
  const draft = await mkdtemp(`${cluster}.${process.pid}-`);
  try {
    if (user) await chown(draft, user.uid, user.gid);
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    await runAs(user, join(binaries, 'bin/initdb'), ['-D', draft, '-U', 'postgres', '--auth=trust', '--no-instructions', ...locale]);
    // Only who may open the socket's folder gets as far as this.
    await writeFile(join(draft, 'pg_hba.conf'), 'local all all trust\n');
    await rename(draft, cluster).catch((error: NodeJS.ErrnoException) => {
      // Another server was quicker; which of the two serves, the lock decides.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Those of servers that were killed while making them; their pid is in the name. */
async function removeAbandonedDrafts(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.`;
  for (const name of await readdir(dirname(cluster))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid && !isRunning(pid)) await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function refuseOtherMajor(binaries: string, major: string): Promise<void> {
  const sample = await readFile(join(binaries, 'share/postgresql/postgres.bki'), 'utf8');
  const own = /^# PostgreSQL (\d+)/.exec(sample)?.[1];
  if (own && own !== major)
    throw new StartFailure(`The data is PostgreSQL ${major}'s, but PostgreSQL ${own} is installed: export and import it`);
}
