import { sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { tryFileRemoving } from '#server/file-lock.ts';
import { queryRows } from '#server/query-rows.ts';
import { daysBefore } from '#server/sweep.ts';

const keysPerTurn = 500;
// Bytes are written before the row that names them: an import of a large mailbox takes minutes.
const graceDays = 1;

/**
 * Takes from the file store what no row of any entity names: what sweeps left, and what was written for a call that then failed. Equal
 * files of several entities are kept once, so each is asked for across all of them.
 */
export async function sweepBytes(deps: Dependencies): Promise<void> {
  const before = daysBefore(deps.clock(), graceDays);
  let keys: string[] = [];
  for (let part = 0; part < 256; part++) {
    keys.push(...(await deps.files.keysOf(part.toString(16).padStart(2, '0'))));
    while (keys.length >= keysPerTurn || (part === 255 && keys.length > 0)) {
      const isFree = await sweepSome(deps, keys.slice(0, keysPerTurn), before);
      if (!isFree) return;
      keys = keys.slice(keysPerTurn);
    }
  }
}

/** @returns false when a backup reads files: the next sweep takes its turn */
function sweepSome(deps: Dependencies, keys: string[], before: Date): Promise<boolean> {
  return deps.database.writing(null, async (db) => {
    const [lock] = await queryRows<{ isFree: boolean }>(db, tryFileRemoving);
    if (!lock?.isFree) return false;
    const unnamed = await queryRows<{ key: string }>(db, sql`select key from unnamed_file_keys(${sql.param(keys)}::text[])`);
    for (const { key } of unnamed) await deps.files.remove(key, before);
    return true;
  });
}
