import { and, asc, eq, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Refusal } from './refusal.ts';
import { daysBefore, rowsPerTurn, type Sweep } from './sweep.ts';
import type { TrashKind } from './trash-kind.ts';

interface Swept {
  entity: PgColumn;
  deletedAt: PgColumn;
  key: PgColumn;
  where?: SQL | undefined;
}

/** Purges what has lain in the trash long enough, one by one: what still has to stay keeps nothing else back. */
export function sweepTrash({ kind, purge }: TrashKind, { entity: ofEntity, deletedAt, key, where }: Swept): Sweep {
  return {
    name: `trash of ${kind}`,
    async run(db, { entity, now, keepDays }) {
      const rows = await db
        .select({ key })
        .from(key.table)
        .where(and(eq(ofEntity, entity), lt(deletedAt, daysBefore(now, keepDays.deleted)), where))
        .orderBy(asc(deletedAt))
        .limit(rowsPerTurn);
      let purged = 0;
      for (const row of rows) {
        try {
          await db.transaction((inner) => purge([String(row.key)], { db: inner, entity, now }));
          purged += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      return purged;
    },
  };
}
