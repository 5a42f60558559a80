import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from './read-postmaster.ts';

const patienceMs = 4000;

/** Ends the PostgreSQL of a cluster: first in order, ending its connections; when that takes too long at once, as after a crash. */
export async function stopPostmaster(cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const postmaster = await readPostmaster(cluster);
    if (!postmaster) return;
    process.kill(postmaster.pid, signal);
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(10)) {
      if (!(await readPostmaster(cluster))) return;
    }
  }
}
