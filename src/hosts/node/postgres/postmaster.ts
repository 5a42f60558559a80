import { link, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Postmaster {
  pid: number;
  /** The folder of its socket. */
  socketFolder: string;
  /** `starting`, `ready`, `stopping`; empty when it has not said yet. */
  status: string;
}

/** What `postmaster.pid` says, when the process that it names is alive and serves this cluster. */
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

/** Whether there is a process of this id, be it another user's. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const patienceMs = 4000;

/** Ends the PostgreSQL of a cluster: first in order, ending its connections; when that takes too long at once, as after a crash. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const ending = await readPostmaster(cluster);
  // Another start may have put its own in the place of the one that is ending.
  const isThere = async () => (await readPostmaster(cluster))?.pid === ending?.pid;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!ending || !(await isThere())) return;
    process.kill(ending.pid, signal);
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(10)) {
      if (!(await isThere())) return;
    }
  }
}

// A PostgreSQL that starts makes the file first and writes to it an instant later.
const emptyIsStaleAfterMs = 10_000;

/**
 * Takes away what a PostgreSQL that died left behind, for its pid may be another process's by now. Danger: without this file two
 * PostgreSQLs would write to one cluster. So nothing is touched where the file is missing, and one that came meanwhile is put back.
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
