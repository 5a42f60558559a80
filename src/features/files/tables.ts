import { text } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** A file's name and type; its bytes are in the host's file store under `key`. */
export const { table: files } = entityTable('files', () => ({
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
}));
