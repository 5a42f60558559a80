import { and, eq, type SQL } from 'drizzle-orm';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import type { invoices, recurringInvoices } from '../tables.ts';

interface Due {
  from: typeof invoices | typeof recurringInvoices;
  /** Condition for due rows. */
  where: SQL | undefined;
  order: SQL[];
  /** Whether the work may render a PDF. */
  drawsPdf?: boolean;
}

const maxAtOnce = 200;

/** Returns the current date of a company, outside a transaction. */
export function readToday(deps: Dependencies, entity: string): Promise<string> {
  return deps.database.reading(entity, (db) => todayOf({ db, entity, now: deps.clock() }));
}

/**
 * Processes due rows, each locked in its own transaction; skips rows that another server has locked or already
 * processed. A failure does not stop the others.
 * @throws the first failure, after all rows
 */
export async function processDueRows(
  deps: Dependencies,
  entity: string,
  due: Due,
  work: (db: Db, id: number) => Promise<void>,
): Promise<void> {
  const { from, where, order, drawsPdf = false } = due;
  const found = await deps.database.reading(entity, (db) =>
    db
      .select({ id: from.id })
      .from(from)
      .where(where)
      .orderBy(...order)
      .limit(maxAtOnce),
  );
  // Before locking any row.
  if (drawsPdf && found.length > 0) await deps.pdf.warmUp();
  const failures: unknown[] = [];
  for (const { id } of found) {
    try {
      await deps.database.writing(entity, async (db) => {
        const [locked] = await db
          .select({ id: from.id })
          .from(from)
          .where(and(where, eq(from.id, id)))
          .for('update', { skipLocked: true });
        if (locked) await work(db, id);
      });
    } catch (error) {
      // The sender reached the hourly recipient limit; the row waits for the next run.
      if (!(error instanceof Refusal && error.code === 'too_many_requests')) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
