import { sql } from 'drizzle-orm';
import { bigint, customType, type ExtraConfigColumn, index, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const entityColumn = () => text('entity').notNull();

/** An id of an entity's own counter, or a reference to one. */
export const idColumn = (name: string) => bigint(name, { mode: 'number' });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A moment with millisecond precision. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Increases with each change of the row; edits name the version they are based on. */
export const versionColumn = () => integer('version').notNull().default(1);

/** When a row was soft-deleted, and by whom. */
export const deletionColumns = () => ({ deletedAt: moment('deleted_at'), deletedBy: idColumn('deleted_by') });

/** A record's version, when it was created, last changed and soft-deleted. */
export const recordColumns = () => ({
  version: versionColumn(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
});

/** Finds a table's most recently deleted rows, for the trash. */
export function trashIndex(name: string, { entity, deletedAt, id }: Record<'entity' | 'deletedAt' | 'id', ExtraConfigColumn>) {
  return index(name).on(entity, deletedAt, id).where(sql`deleted_at is not null`);
}
