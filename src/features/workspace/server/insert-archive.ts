import { sql } from 'drizzle-orm';
import { refuseOverQuota } from '#platform/files/server/public-api.ts';
import { overloaded } from '#server/concurrency-limiter.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { Refusal } from '#server/refusal.ts';
import { findRows, type Table } from './catalogue.ts';
import type { CheckedArchive } from './check-rows.ts';
import type { CleanRows } from './clean-rows.ts';
import { lineBatches } from './line-batches.ts';
import { RowFiller } from './row-filler.ts';
import type { RowProblem } from './row-problem.ts';

interface TakingIn {
  db: Db;
  deps: Dependencies;
  entity: string;
  archive: CheckedArchive;
  cleanRows: CleanRows;
  isTrial?: boolean;
}

/** Number of companies imported at once: each holds a connection throughout, and others need to write as well. */
const importsAtOnce = 2;

/** Limits imports to one per company and a few in total. @throws 409 for a second one, 503 beyond the total */
export async function lockImport(db: Db, catalogue: readonly Table[], entity: string): Promise<void> {
  const [lock] = await queryRows<{ isFree: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(hashtext(${`atrium import ${entity}`})) as "isFree"`,
  );
  if (!lock?.isFree) throw new Refusal('conflict', { code: 'import_underway' });
  if (!(await takeSlot(db))) throw overloaded();
  const found = await findRows(db, catalogue, entity);
  if (found.length > 0) throw new Refusal('conflict', { code: 'workspace_not_empty', tables: found.slice(0, 20) });
}

async function takeSlot(db: Db): Promise<boolean> {
  for (let slot = 0; slot < importsAtOnce; slot++) {
    const name = `atrium import slot ${slot}`;
    const [taken] = await queryRows<{ isFree: boolean }>(db, sql`select pg_try_advisory_xact_lock(hashtext(${name})) as "isFree"`);
    if (taken?.isFree) return true;
  }
  return false;
}

/** Ends a dry run once all rows are read. */
class Enough extends Error {}

// Keepalive interval: the database ends transactions that are idle for a minute.
const sayAgainMs = 10_000;

/**
 * Inserts the rows of an archive into an empty company and then, unless it's a dry run, writes its files to the store. If the
 * transaction is rolled back after that, a sweep removes the unreferenced files.
 * @returns the rejected rows: with any of them no file is written, and the transaction must be rolled back
 */
export async function insertArchive({ db, deps, entity, archive, cleanRows, isTrial = false }: TakingIn): Promise<RowProblem[]> {
  const tables = new Map(archive.catalogue.map((table) => [table.name, table]));
  const filler = new RowFiller({
    ...{ db, entity, columns: archive.columns },
    clean: (given) => deps.heavy.run(cleanRows, given),
    brought: new Set(archive.manifest.files.map(({ key }) => key)),
  });
  let saidAt = performance.now();
  const { readArchive } = await import('./read-archive.ts');
  await readArchive(archive.reading, {
    async part(name, bytes, entry) {
      const table = tables.get(name);
      let rows = 0;
      for (const lines of lineBatches(bytes, entry)) {
        if (table) await filler.add(table, lines);
        rows += lines.length;
      }
      return rows;
    },
    async endOfRows() {
      await filler.end();
      if (filler.problems.length > 0) throw new Enough();
      await refuseOverQuota(db, deps, entity, 0);
      if (isTrial) throw new Enough();
    },
    async file(key, bytes) {
      await deps.files.write(key, bytes);
      if (performance.now() - saidAt < sayAgainMs) return;
      await db.execute(sql`select 1`);
      saidAt = performance.now();
    },
  }).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
  return filler.problems;
}
