import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** The rows of a statement that Drizzle has no builder for, such as a call of one of the owner's functions. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Every driver answers `{ rows }`; the type common to all of them does not say so.
  const answer = (await db.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}
