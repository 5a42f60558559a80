import { sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Name and type of a file; its content is in the host's file store under `key`. */
export const { table: files } = entityTable(
  'files',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: idColumn('size_bytes').notNull(),
    /** SHA-256 of the content, in hex. */
    key: text().notNull(),
    /** The uploader; null for sample data. */
    personId: idColumn('person_id'),
    createdAt: moment('created_at').notNull(),
    /** Time since a sweep found it unreferenced. */
    unnamedSince: moment('unnamed_since'),
  }),
  (table) => [
    // Across companies, to find unreferenced content.
    index('files_by_key').on(table.key),
    index('files_unnamed').on(table.entity, table.unnamedSince).where(sql`unnamed_since is not null`),
  ],
);

/** Total size of a company's files; maintained by a trigger in the transaction of each write. */
export const { table: fileUsage } = entityTable(
  'file_usage',
  () => ({ entity: entityColumn(), usedBytes: idColumn('used_bytes').notNull() }),
  undefined,
  ['entity'],
);
