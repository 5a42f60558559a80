import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A table with soft delete, or the owner's view of one. */
interface SoftlyDeleted {
  entity: PgColumn;
  deletedAt: PgColumn;
}

/**
 * Selects an entity's rows that aren't soft-deleted.
 * @param entity The name, or the column that contains it in a join.
 */
export function live(table: SoftlyDeleted, entity: string | PgColumn): SQL | undefined {
  return and(eq(table.entity, entity), isNull(table.deletedAt));
}
