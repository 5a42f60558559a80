import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

/** Finds the rows of a table that were deleted last: what the trash shows of it. */
export function trashIndex(name: string, { entity, deletedAt, id }: Record<'entity' | 'deletedAt' | 'id', ExtraConfigColumn>) {
  return index(name).on(entity, deletedAt, id).where(sql`deleted_at is not null`);
}
