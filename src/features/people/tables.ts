import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, recordColumns } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** The persons of an entity, with or without credentials. */
export const { table: people, view: peopleView } = entityTable(
  'people',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    /** What they do. */
    role: text().notNull().default(''),
    about: text().notNull().default(''),
    /** The language of the pages that they read last: what is written to them, or for them, is in it. */
    language: text(),
    /** How dates and times are written for them, and in which zone; null: as their browser and language have it. */
    timeZone: text('time_zone'),
    weekStart: text('week_start'),
    hourCycle: text('hour_cycle'),
    avatarFileId: idColumn('avatar_file_id'),
    ...recordColumns(),
  }),
  (table) => [
    index('people_by_name').on(table.entity, sql`full_name collate names`, table.id).where(sql`deleted_at is null`),
    index('people_by_text').using('gin', table.entity, sql`full_name gin_trgm_ops`, sql`email gin_trgm_ops`),
    // For the search of the chat, without regard to case and accents.
    index('people_by_name_and_role').using('gin', table.entity, sql`fold_text(full_name || ' ' || role) gin_trgm_ops`),
    uniqueIndex('people_email').on(table.entity, sql`lower(email)`).where(sql`deleted_at is null`),
  ],
);
