import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { mails } from '#features/email/tables.ts';
import { people } from '#features/people/tables.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** A mailbox of a person on an IMAP server, that is kept in step with the one here. */
export const { table: imapAccounts } = entityTable(
  'imap_accounts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    host: text().notNull(),
    port: integer().notNull(),
    /** `tls` from the first byte, or `starttls`; `none` only where the operator allows it. */
    security: text().notNull(),
    username: text().notNull(),
    /** The password, encrypted by the installation's secret. */
    sealedPassword: text('sealed_password').notNull(),
    /** The server's mailbox for each folder, as found at the last sync. */
    paths: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Where each of the server's mailboxes was left, and which messages were left there, too large or unreadable: by its path. */
    marks: jsonb().$type<Record<string, { uidValidity: string; lastUid: number; skipped?: number[] }>>().notNull().default({}),
    /** `waiting`, `working`, `done`, or `failed` with `problem` saying why. */
    state: text().notNull().default('waiting'),
    problem: text().notNull().default(''),
    /** The next sync; while one runs, when it counts as ended. */
    dueAt: moment('due_at'),
    syncedAt: moment('synced_at'),
    version: versionColumn(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    uniqueIndex('imap_accounts_of_person').on(table.entity, table.personId),
    index('imap_accounts_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** Where a mail is on the IMAP server, and how both sides had it when they last agreed. */
export const { table: imapMails } = entityTable(
  'imap_mails',
  () => ({
    entity: entityColumn(),
    mailId: idColumn('mail_id').notNull(),
    accountId: idColumn('account_id').notNull(),
    path: text().notNull(),
    uidValidity: text('uid_validity').notNull(),
    uid: idColumn('uid').notNull(),
    isRead: boolean('is_read').notNull(),
    isStarred: boolean('is_starred').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.mailId], foreignColumns: [mails.entity, mails.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.entity, table.accountId], foreignColumns: [imapAccounts.entity, imapAccounts.id] }).onDelete('cascade'),
    uniqueIndex('imap_mails_by_uid').on(table.entity, table.accountId, table.path, table.uidValidity, table.uid),
  ],
  ['entity', 'mailId'],
);
