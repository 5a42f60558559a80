import { type SQL, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment, recordColumns, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { Recipient } from './contract.ts';
import type { SenderCheck } from './sender-check-contract.ts';
import type { Unsubscription } from './unsubscribe-contract.ts';

/** An attachment as it is kept; its addresses are made when it is shown. */
export interface StoredAttachment {
  fileId: number;
  fileName: string;
  mediaType: string;
  sizeBytes: number;
  /** Set for a picture that stands in the message, which names it as `cid:…`. */
  contentId?: string;
  /** All of a message that is too long for `message`, which has its beginning. */
  isWholeMessage?: boolean;
}

/** Only these are listed: deleted mails are not, nor those that are shown in their conversation alone. */
const listed = sql`listed_in is not null`;

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
    /** Where the sender wants answers, when not at the address it comes from. */
    replyTo: jsonb('reply_to').$type<Recipient[]>().notNull().default([]),
    /** How one leaves the list that it was sent to. */
    unsubscription: jsonb().$type<Unsubscription>(),
    subject: text().notNull(),
    /** Sanitized HTML. */
    message: text().notNull(),
    /** What leaves instead of the message, where that tells its recipient what the sender is not to know: a one-time link. Null once it has left. */
    outsideMessage: text('outside_message'),
    /** The message without its markup, for search and excerpts. */
    messageText: text('message_text').notNull(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull(),
    time: moment('time').notNull(),
    /** The time of the newest mail that arrived in its conversation: what lists are ordered by. */
    lastTime: moment('last_time').notNull(),
    /** RFC 5322, with its angle brackets; empty for a draft. */
    messageId: text('message_id').notNull().default(''),
    /** See `contentHash`: tells two deliveries of one mail from two mails with one message id. Null for what was written here. */
    contentHash: text('content_hash'),
    /** The message ids of the mails before it in its thread, oldest first. */
    referenceIds: text('reference_ids').array().notNull().default(sql`'{}'`),
    /** Whether it quotes what it refers to; it is taken to, of mails from before. See `joinThreads`. */
    hasQuote: boolean('has_quote').notNull().default(true),
    /** A mail of its thread in this mailbox: its own id when it begins one. */
    threadId: idColumn('thread_id').notNull(),
    /** The mail that this one answers, and below which it is shown. */
    replyToId: idColumn('reply_to_id'),
    /** The listed mail in whose conversation it is shown. */
    nestedInId: idColumn('nested_in_id'),
    /** Shown in that conversation alone: in no list. */
    isNested: boolean('is_nested').notNull().default(false),
    /** What the mails nested in it add to the search. */
    nestedText: text('nested_text').notNull().default(''),
    /** When a draft that was sent leaves; taken off when it has left, or is called back. */
    sendAt: moment('send_at'),
    /** Until when it is kept out of the inbox. */
    snoozedUntil: moment('snoozed_until'),
    /** Made by the page that began the draft, so that a retry does not begin a second one. */
    draftKey: text('draft_key'),
    /** Of a mail of the world: whether it is from whom it says, as was found when it arrived. */
    senderCheck: jsonb('sender_check').$type<SenderCheck>(),
    /** The file with the mail as it came over the wire. */
    sourceFileId: idColumn('source_file_id'),
    ...recordColumns(),
    /**
     * What a search looks through, small and without accents once and for all: its fields in the order of `searchFields`, then the text and what is nested. The
     * separator keeps a match from reaching over two fields; `fold_text` leaves none within one.
     */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`fold_text(from_name || ' ' || from_email) || chr(31) || fold_text(mail_names("to")) || chr(31) || fold_text(mail_names(cc)) || chr(31) || fold_text(mail_names(bcc)) || chr(31) || fold_text(subject) || chr(31) || fold_text(mail_names(attachments)) || chr(31) || fold_text(message_text) || chr(31) || fold_text(nested_text)`,
      ),
    /** The list that it stands in: its folder, `scheduled` until it leaves, `snoozed` while it is kept out of the inbox; null for none. */
    listedIn: text('listed_in').generatedAlwaysAs(
      (): SQL =>
        sql`case when deleted_at is not null or is_nested then null when send_at is not null then 'scheduled' when snoozed_until is not null and folder = 'inbox' then 'snoozed' else folder end`,
    ),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    index('mails_of_list')
      .on(table.entity, table.ownerId, table.listedIn, table.lastTime.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(listed),
    index('mails_by_time')
      .on(table.entity, table.ownerId, table.lastTime.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed_in <> 'trash'`),
    index('mails_starred')
      .on(table.entity, table.ownerId, table.lastTime.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_starred and listed_in <> 'trash'`),
    index('mails_labelled').using('gin', table.entity, table.ownerId, table.labels).where(listed),
    index('mails_by_text').using('gin', table.entity, table.ownerId, sql`search_text gin_trgm_ops`).where(listed),
    index('mails_replies').on(table.entity, table.replyToId).where(sql`reply_to_id is not null`),
    index('mails_nested').on(table.entity, table.nestedInId).where(sql`nested_in_id is not null`),
    index('mails_of_thread').on(table.entity, table.ownerId, table.threadId),
    index('mails_by_message_id').on(table.entity, table.ownerId, table.messageId, table.contentHash).where(sql`message_id <> ''`),
    index('mails_by_reference').using('gin', table.entity, table.ownerId, table.referenceIds).where(sql`reference_ids <> '{}'`),
    uniqueIndex('mails_draft_key').on(table.entity, table.ownerId, table.draftKey),
    // Looked through for all entities at once, by the function that finds work.
    index('mails_to_send').on(table.sendAt).where(sql`send_at is not null`),
    index('mails_to_wake').on(table.snoozedUntil).where(sql`snoozed_until is not null`),
    index('mails_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A label that a person made, beside those that everybody has. A mail names it as `label-` and its id. */
export const { table: mailLabels, view: mailLabelsView } = entityTable(
  'mail_labels',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    name: text().notNull(),
    /** One of `tints`. */
    tint: text().notNull(),
    /** The order in which labels stand, from 1. */
    position: integer().notNull(),
    /** Of a deleted one: the mails that it was taken off, for whoever brings it back. */
    heldMails: idColumn('held_mails').array().notNull().default(sql`'{}'`),
    ...recordColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    index('mail_labels_of_owner').on(table.entity, table.ownerId, table.position),
  ],
);

/** How many mails a list of a mailbox has, and unread ones; kept by a trigger in the transaction of each write. */
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

/** The entities whose stored mails are cleaned again, and how far that has come. A migration that changes how mails are cleaned adds them all. */
export const { table: mailCleanings } = entityTable(
  'mail_cleanings',
  () => ({
    entity: entityColumn(),
    /** The mails up to this id have been cleaned. */
    afterId: idColumn('after_id').notNull().default(0),
  }),
  undefined,
  ['entity'],
);

/** A sent mail on its way to one address outside the entity: what is left to do, and how it went. */
export const { table: mailDeliveries } = entityTable(
  'mail_deliveries',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** The sender's copy. */
    mailId: idColumn('mail_id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    email: text().notNull(),
    /** `waiting` for a try, `sending` while one runs, `sent`, `failed` for good, or `unsure`: the server ended while it ran. */
    state: text().notNull(),
    attempts: integer().notNull().default(0),
    /** While waiting: the next try. While sending: when the try counts as ended. */
    dueAt: moment('due_at'),
    /** What the other server said last. */
    answer: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.mailId], foreignColumns: [mails.entity, mails.id] }).onDelete('cascade'),
    // How many addresses somebody has written to within the last hour.
    index('mail_deliveries_of_owner').on(table.entity, table.ownerId, table.createdAt),
    index('mail_deliveries_of_mail').on(table.entity, table.mailId),
    index('mail_deliveries_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** Whom a person has written to: suggested the next time. */
export const { table: mailCorrespondents, view: mailCorrespondentsView } = entityTable(
  'mail_correspondents',
  () => ({
    entity: entityColumn(),
    ownerId: idColumn('owner_id').notNull(),
    /** In small letters. */
    email: text().notNull(),
    name: text().notNull(),
    uses: integer().notNull().default(1),
    usedAt: moment('used_at').notNull(),
  }),
  (table) => [
    index('mail_correspondents_by_text').using('gin', table.entity, table.ownerId, sql`name gin_trgm_ops`, sql`email gin_trgm_ops`),
  ],
  ['entity', 'ownerId', 'email'],
);

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

/** How a person writes mail, and sees it. */
export const { table: mailPreferences } = entityTable(
  'mail_preferences',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    /** Sanitized HTML. */
    signature: text().notNull().default(''),
    /** How high the rows of lists are: `comfortable` or `compact`. */
    density: text().notNull().default('comfortable'),
    /** Where an open mail stands: `right` of its list, `below` it, or in its place (`off`). */
    readingPane: text('reading_pane').notNull().default('right'),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId'],
);

/** A text that a person writes often. */
export const { table: mailTemplates } = entityTable(
  'mail_templates',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    name: text().notNull(),
    subject: text().notNull().default(''),
    /** Sanitized HTML. */
    message: text().notNull().default(''),
    ...recordColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    index('mail_templates_of_owner').on(table.entity, table.ownerId),
  ],
);

/** Another address of a person, at which mail reaches them too. An address is one person's in the whole installation. */
export const { table: mailAliases } = entityTable(
  'mail_aliases',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    email: text().notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    uniqueIndex('mail_aliases_email').on(sql`lower(email)`),
    index('mail_aliases_of_person').on(table.entity, table.personId),
  ],
);

/** A key by which mail from a domain of the company is signed (DKIM): one, and a second one while it takes over. */
export const { table: mailSigningKeys } = entityTable(
  'mail_signing_keys',
  () => ({
    entity: entityColumn(),
    /** In small letters. */
    domain: text().notNull(),
    /** Under which name in the domain its public half is published. */
    selector: text().notNull(),
    /** As the DNS has it: base64. */
    publicKey: text('public_key').notNull(),
    /** The private half, encrypted by the installation's secret. */
    sealedKey: text('sealed_key').notNull(),
    /** When it was found in the DNS: the newest one that was is used. */
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull(),
  }),
  undefined,
  ['entity', 'domain', 'selector'],
);

/** Senders whose pictures of other servers a person always sees. */
export const { table: mailPictureSenders } = entityTable(
  'mail_picture_senders',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    /** In small letters. */
    email: text().notNull(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] })],
  ['entity', 'personId', 'email'],
);

/** What a person wants done to mails that arrive. An empty condition asks for nothing; all that are given must hold. */
export const { table: mailRules } = entityTable(
  'mail_rules',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    ownerId: idColumn('owner_id').notNull(),
    /** The order in which rules are tried, from 1. */
    position: integer().notNull(),
    /** A part of the sender's name or address. */
    sender: text().notNull().default(''),
    /** A part of the subject. */
    subject: text().notNull().default(''),
    /** A part of the subject or the text. */
    words: text().notNull().default(''),
    /** Where the mail goes; null leaves it. */
    folder: text(),
    label: text(),
    isStarred: boolean('is_starred').notNull().default(false),
    isRead: boolean('is_read').notNull().default(false),
    ...recordColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.ownerId], foreignColumns: [people.entity, people.id] }),
    index('mail_rules_of_owner').on(table.entity, table.ownerId, table.position),
  ],
);
