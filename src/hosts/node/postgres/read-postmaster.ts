import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';

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

/** A dead child that nobody has waited for (`Z`) has a pid, but is not alive. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return false;
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return workingDir === '' ? stat.includes('(postgres)') : workingDir === (await realpath(cluster));
}
