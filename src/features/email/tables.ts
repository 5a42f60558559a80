import { type SQL, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { people } from '#features/people/tables.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { Recipient } from './contract.ts';

/** An attachment as it is kept; its addresses are made when it is shown. */
export interface StoredAttachment {
  fileId: number;
  fileName: string;
  mediaType: string;
  sizeBytes: number;
}

/** Only these are listed: replies are nested in theirs. */
const listed = sql`reply_to_id is null and deleted_at is null`;

/** The mails of each person's mailbox. */
export const { table: mails, view: mailsView } = entityTable(
  'mails',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Whose mailbox it is in. */
    ownerId: idColumn('owner_id').notNull(),
    folder: text().notNull(),
    isRead: boolean('is_read').notNull().default(false),
    isStarred: boolean('is_starred').notNull().default(false),
    /** Written here and not sent yet, in whatever folder it lies. */
    isDraft: boolean('is_draft').notNull().default(false),
    labels: text().array().notNull().default(sql`'{}'`),
    fromName: text('from_name').notNull(),
    fromEmail: text('from_email').notNull(),
    /** The sender, when a person of the entity. */
    fromPersonId: idColumn('from_person_id'),
    to: jsonb().$type<Recipient[]>().notNull(),
    cc: jsonb().$type<Recipient[]>().notNull(),
    bcc: jsonb().$type<Recipient[]>().notNull(),
    subject: text().notNull(),
    /** Sanitized HTML. */
    message: text().notNull(),
    /** The message without its markup, for search and excerpts. */
    messageText: text('message_text').notNull(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull(),
    time: moment('time').notNull(),
    /** The mail that this one answers and is nested in. */
    replyToId: idColumn('reply_to_id'),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
    /** What a search looks through, in small letters once and for all: ILIKE would do that again for every candidate. The separator keeps a match from reaching over two fields. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(from_name || chr(31) || subject || chr(31) || message_text)`),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    index('mails_of_folder')
      .on(table.entity, table.ownerId, table.folder, table.time.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(listed),
    index('mails_by_time')
      .on(table.entity, table.ownerId, table.time.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${listed} and folder <> 'trash'`),
    index('mails_starred')
      .on(table.entity, table.ownerId, table.time.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${listed} and is_starred and folder <> 'trash'`),
    index('mails_labelled').using('gin', table.entity, table.ownerId, table.labels).where(listed),
    index('mails_by_text').using('gin', table.entity, table.ownerId, sql`search_text gin_trgm_ops`).where(listed),
    index('mails_replies').on(table.entity, table.replyToId).where(sql`reply_to_id is not null`),
  ],
);

/** How many mails a folder of a mailbox has, and unread ones; kept by a trigger in the transaction of each write. */
export const { table: mailCounts } = entityTable(
  'mail_counts',
  () => ({
    entity: entityColumn(),
    ownerId: idColumn('owner_id').notNull(),
    folder: text().notNull(),
    total: integer().notNull(),
    unread: integer().notNull(),
  }),
  undefined,
  ['entity', 'ownerId', 'folder'],
);
