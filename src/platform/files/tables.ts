import { sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** A file's name and type; its bytes are in the host's file store under `key`. */
export const { table: files } = entityTable(
  'files',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: idColumn('size_bytes').notNull(),
    /** SHA-256 of the bytes, in hexadecimal. */
    key: text().notNull(),
    /** Who brought it; none for sample data. */
    personId: idColumn('person_id'),
    createdAt: moment('created_at').notNull(),
    /** Since when a sweep has found nothing that names it. */
    unnamedSince: moment('unnamed_since'),
  }),
  (table) => [
    // Across entities, for the bytes that nobody names.
    index('files_by_key').on(table.key),
    index('files_unnamed').on(table.entity, table.unnamedSince).where(sql`unnamed_since is not null`),
  ],
);

/** How many bytes the files of an entity have; a trigger keeps it in the transaction of each write. */
export const { table: fileUsage } = entityTable(
  'file_usage',
  () => ({ entity: entityColumn(), usedBytes: idColumn('used_bytes').notNull() }),
  undefined,
  ['entity'],
);
