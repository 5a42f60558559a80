import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmaster } from './read-postmaster.ts';

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
