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

/** How many companies are filled at a time: each holds a connection for as long as it takes, and others write too. */
const importsAtOnce = 2;

/** One import of a company at a time, and few of all. @throws 409 for a second one, 503 beside as many others */
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

/** Of a trial, there is nothing more to be read. */
class Enough extends Error {}

// A transaction that says nothing for a minute is ended by the database.
const sayAgainMs = 10_000;

/**
 * Puts the rows of an archive into an entity where there are none, and then, unless it is a trial, its files into the store: were the
 * transaction taken back after that, a sweep would find them unnamed.
 * @returns the rows that could not be taken: while there is one, no file is, and the transaction is to be taken back
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
