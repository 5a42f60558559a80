import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { FileReferenceColumn } from '#server/file-reference-column.ts';
import { tryFileRemoving } from '#server/locks.ts';
import { queryRows } from '#server/query-rows.ts';
import { daysBefore, momentValue, rowsPerTurn, type Sweep, type SweepScope } from '#server/sweep.ts';
import { files } from '../tables.ts';

/**
 * Deletes unreferenced files. A sweep first marks a file and deletes it when it stays unreferenced for
 * `keepDays.files`: uploads are attached later, and removed ones may be put back. Attaching a file locks its row.
 * @param namings all columns that reference files
 */
export function sweepFiles(namings: readonly FileReferenceColumn[]): Sweep {
  return {
    name: 'files',
    async run(db, scope) {
      const named = sql`(${sql.join(
        namings.map(({ idsOf }) => idsOf(scope.entity)),
        sql` union all `,
      )})`;
      await mark(db, scope, named);
      return removeUnnamed(db, scope, named);
    },
  };
}

async function mark(db: Db, { entity, now }: SweepScope, named: SQL): Promise<void> {
  await db.execute(sql`update files set unnamed_since = null where entity = ${entity} and unnamed_since is not null and id in ${named}`);
  await db.execute(
    sql`update files set unnamed_since = ${momentValue(now)} where entity = ${entity} and unnamed_since is null
      and not exists (select from ${named} as named where named.id = files.id)`,
  );
}

async function removeUnnamed(db: Db, { entity, now, keepDays }: SweepScope, named: SQL): Promise<number> {
  const old = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.entity, entity), lt(files.unnamedSince, daysBefore(now, keepDays.files))))
    .limit(rowsPerTurn)
    .for('update', { skipLocked: true });
  if (old.length === 0) return 0;
  // Checked again under the lock, because one may have just been attached.
  const ids = old.map(({ id }) => id);
  await db
    .delete(files)
    .where(
      and(eq(files.entity, entity), inArray(files.id, ids), sql`not exists (select from ${named} as named where named.id = ${files.id})`),
    );
  return old.length;
}

const keysPerTurn = 500;
// Content is written before the row that references it, and importing a large mailbox takes minutes.
const graceDays = 1;

/**
 * Deletes content from the file store that no row of any company references: left by sweeps, or written for a request that failed.
 * Identical
 * files of several companies are stored once, so references are checked across all of them.
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

/** @returns false while a backup reads files; the next sweep retries */
function sweepSome(deps: Dependencies, keys: string[], before: Date): Promise<boolean> {
  return deps.database.writing(null, async (db) => {
    const [lock] = await queryRows<{ isFree: boolean }>(db, tryFileRemoving);
    if (!lock?.isFree) return false;
    const unnamed = await queryRows<{ key: string }>(db, sql`select key from unnamed_file_keys(${sql.param(keys)}::text[])`);
    for (const { key } of unnamed) await deps.files.remove(key, before);
    return true;
  });
}
