import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { mails } from '../tables.ts';

const keptMs = 30 * 86_400_000;
const rowsPerTurn = 1000;

/** Ends what was deleted more than 30 days ago and not brought back. */
export async function purgeDeleted(deps: Dependencies, entity: string): Promise<void> {
  const before = new Date(deps.clock().getTime() - keptMs);
  await deps.database.writing(entity, async (db) => {
    const gone = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.entity, entity), lte(mails.deletedAt, before)))
      .limit(rowsPerTurn)
      .for('update', { skipLocked: true });
    await db.delete(mails).where(and(eq(mails.entity, entity), inArray(mails.id, gone)));
  });
}
