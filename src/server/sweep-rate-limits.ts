import { lt } from 'drizzle-orm';
import type { Dependencies } from './dependencies.ts';
import { daysBefore, deleteRows, rowsPerTurn } from './sweep.ts';
import { rateLimits } from './tables.ts';

/** Ends what is left of limits whose windows have passed. They are no entity's. */
export async function sweepRateLimits(deps: Dependencies): Promise<void> {
  const old = lt(rateLimits.resetsAt, daysBefore(deps.clock(), 1));
  while ((await deps.database.writing(null, (db) => deleteRows(db, rateLimits, old))) >= rowsPerTurn);
}
