import { link, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Postmaster {
  pid: number;
  /** The folder of its Unix socket. */
  socketFolder: string;
  /** `starting`, `ready` or `stopping`; empty if not reported yet. */
  status: string;
}

/** Reads `postmaster.pid`; null unless its process is alive and serves this cluster. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!pid || !(await serves(pid, cluster))) return null;
  return { pid, socketFolder: lines[4] ?? '', status: lines[7] ?? '' };
}

/** A zombie (`Z`) has a pid but isn't alive. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return false;
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return workingDir === '' ? stat.includes('(postgres)') : workingDir === (await realpath(cluster));
}

/** Checks whether a process with this pid exists, even if owned by a different user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const patienceMs = 4000;

/** Stops a cluster's PostgreSQL: a fast shutdown that closes its connections, then an immediate one if that takes too long. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const ending = await readPostmaster(cluster);
  // A different start may have replaced the one that is stopping.
  const isThere = async () => (await readPostmaster(cluster))?.pid === ending?.pid;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!ending || !(await isThere())) return;
    process.kill(ending.pid, signal);
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(10)) {
      if (!(await isThere())) return;
    }
  }
}

// PostgreSQL creates the file at startup and writes to it a moment later.
const emptyIsStaleAfterMs = 10_000;

/**
 * Removes what a crashed PostgreSQL left behind, because its pid may belong to a different process by now. Danger: without this file, two
 * PostgreSQLs would write to one cluster. So nothing is touched if the file is missing, and one created in the meantime is put back.
 */
export async function removeStale(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null || (await readPostmaster(cluster))) return;
  if (text.trim() === '' && Date.now() - (await stat(path)).mtimeMs < emptyIsStaleAfterMs) return;
  const aside = `${path}.${process.pid}`;
  if (
    !(await rename(path, aside).then(
      () => true,
      () => false,
    ))
  )
    return;
  const isFresh = (await readFile(aside, 'utf8')) !== text;
  if (isFresh) await link(aside, path).catch(() => {});
  await rm(aside);
  const socketFolder = text.split('\n')[4]?.trim();
  if (isFresh || !socketFolder) return;
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(socketFolder, name), { force: true });
}
