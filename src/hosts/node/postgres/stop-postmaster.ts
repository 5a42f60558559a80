import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from './read-postmaster.ts';

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
