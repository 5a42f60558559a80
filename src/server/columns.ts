import { sql } from 'drizzle-orm';
import { bigint, customType, type ExtraConfigColumn, index, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The entity that a row belongs to. */
export const entityColumn = () => text('entity').notNull();

/** An id of an entity's own counter, or a reference to one. */
export const idColumn = (name: string) => bigint(name, { mode: 'number' });

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A moment, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Grows by one with each change of the row: what an edit was based on. */
export const versionColumn = () => integer('version').notNull().default(1);

/** Since when a row stands among the deleted ones, and which person deleted it. */
export const deletionColumns = () => ({ deletedAt: moment('deleted_at'), deletedBy: idColumn('deleted_by') });

/** The version of a record, when it was added and last changed, and since when it stands among the deleted ones. */
export const recordColumns = () => ({
  version: versionColumn(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
});

/** Finds the rows of a table that were deleted last: what the trash shows of it. */
export function trashIndex(name: string, { entity, deletedAt, id }: Record<'entity' | 'deletedAt' | 'id', ExtraConfigColumn>) {
  return index(name).on(entity, deletedAt, id).where(sql`deleted_at is not null`);
}
