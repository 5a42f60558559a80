import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A table, or the owner's view of one, whose rows are deleted softly. */
interface SoftlyDeleted {
  entity: PgColumn;
  deletedAt: PgColumn;
}

/**
 * The live rows of an entity: those that are not deleted.
 * @param entity its name, or the column that a join has it in
 */
export function live(table: SoftlyDeleted, entity: string | PgColumn): SQL | undefined {
  return and(eq(table.entity, entity), isNull(table.deletedAt));
}
