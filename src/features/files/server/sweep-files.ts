import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { FileNaming } from '#server/file-naming.ts';
import { daysBefore, momentValue, rowsPerTurn, type Sweep, type SweepScope } from '#server/sweep.ts';
import { files } from '../tables.ts';

/**
 * Ends the files that nothing names. One is marked when that is seen first, and goes when nothing has named it for as long as
 * `keepDays.files`: an upload is not attached at once, and what was taken off may be put back. Whoever attaches a file locks its row.
 * @param namings all columns that name files
 */
export function sweepFiles(namings: readonly FileNaming[]): Sweep {
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
  // Seen again now that they are locked: somebody may have attached one until a moment ago.
  const ids = old.map(({ id }) => id);
  await db
    .delete(files)
    .where(
      and(eq(files.entity, entity), inArray(files.id, ids), sql`not exists (select from ${named} as named where named.id = ${files.id})`),
    );
  return old.length;
}
