import { and, eq, type SQL } from 'drizzle-orm';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import type { invoices, recurringInvoices } from '../tables.ts';

interface Due {
  from: typeof invoices | typeof recurringInvoices;
  /** Which of them it is time for. */
  where: SQL | undefined;
  order: SQL[];
  /** Whether the work may draw a PDF. */
  drawsPdf?: boolean;
}

const mostAtOnce = 200;

/** Today, for a company that no transaction is open for yet. */
export function readToday(deps: Dependencies, entity: string): Promise<string> {
  return deps.database.reading(entity, (db) => todayOf({ db, entity, now: deps.clock() }));
}

/**
 * Does what it is time for, each in a transaction of its own that has the row locked: what another server has in hand, or has done
 * meanwhile, is passed by. One that fails keeps none of the others back.
 * @throws what the first one failed with, when all the others are done.
 */
export async function doEach(deps: Dependencies, entity: string, due: Due, work: (db: Db, id: number) => Promise<void>): Promise<void> {
  const { from, where, order, drawsPdf = false } = due;
  const found = await deps.database.reading(entity, (db) =>
    db
      .select({ id: from.id })
      .from(from)
      .where(where)
      .orderBy(...order)
      .limit(mostAtOnce),
  );
  // Before any row is locked.
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
      // Whoever sends it has written to as many as they may within the hour: it waits for the next turn.
      if (!(error instanceof Refusal && error.code === 'too_many_requests')) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
