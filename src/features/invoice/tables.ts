import { sql } from 'drizzle-orm';
import { bigint, boolean, date, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DeliveryRule, DeliveryTime } from '#contract/delivery-time.ts';
import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import type { Language } from '#contract/languages.ts';
import { clients } from '#features/clients/tables.ts';
import { bytes, entityColumn, idColumn, moment, recordColumns } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { HistoryEntry, InvoiceClient, InvoiceRecord, InvoiceStatus, LineItem, Payment, Pricing } from './contract.ts';
import { plainPricing } from './line-amounts.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });
const live = sql`deleted_at is null`;

/**
 * Sort key for numbers in the order of their series, `#9999` before `#10000`: by length, then by characters. Drafts have none
 * and sort as the longest.
 */
export const numberOrder = sql`(coalesce(chr(64 + length(number)) || number, chr(1000)) collate "C")`;

/** Lowercase descriptions of an invoice's lines as a JSON array, searched for line suggestions. */
export const lineTexts = sql`lower(jsonb_path_query_array(lines, '$[*].description')::text)`;

/** SQL condition for invoices that can become past due. */
export const isFallingDue = sql`deleted_at is null and status in ('Sent', 'Downloaded', 'Partial Payment')`;

/** Invoices and credit notes. */
export const { table: invoices, view: invoicesView } = entityTable(
  'invoices',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Number in one of the seller's series, assigned once at issue and never reused. */
    number: text(),
    kind: text().$type<'invoice' | 'credit-note'>().notNull().default('invoice'),
    /** The invoice a credit note corrects. */
    creditsId: idColumn('credits_id'),
    clientId: idColumn('client_id'),
    /** The client's data when the invoice was last saved or issued. */
    client: jsonb().$type<InvoiceClient>().notNull(),
    /** Sort key of the list. */
    clientName: text('client_name').notNull(),
    /** The seller's data at issue; null for a draft. */
    seller: jsonb().$type<InvoiceRecord['seller'] & { logoFileId: number | null }>(),
    service: text().notNull().default(''),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Older invoices have no delivery date. */
    delivery: jsonb().$type<DeliveryTime>().notNull().default(sql`'"none"'`),
    currency: text().notNull(),
    lines: jsonb().$type<LineItem[]>().notNull(),
    /** Older invoices are calculated per line. */
    pricing: jsonb().$type<Pricing>().notNull().default(plainPricing),
    notes: text().notNull().default(''),
    netCents: cents('net_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    paidCents: cents('paid_cents').notNull().default(0),
    creditedCents: cents('credited_cents').notNull().default(0),
    balanceCents: cents('balance_cents').notNull(),
    /** Total and balance in thousandths of the major unit, for sorting across currencies with different minor units. */
    totalRank: cents('total_rank').notNull(),
    balanceRank: cents('balance_rank').notNull(),
    /** Derived from other columns; stored for filtering and sorting. */
    status: text().$type<InvoiceStatus>().notNull(),
    issuedAt: moment('issued_at'),
    sentAt: moment('sent_at'),
    downloadedAt: moment('downloaded_at'),
    /** Date of the next automatic reminder; null for none. */
    nextReminderOn: date('next_reminder_on', { mode: 'string' }),
    /** Number of automatic reminders sent. */
    remindersSent: integer('reminders_sent').notNull().default(0),
    recurringId: idColumn('recurring_id'),
    /** The order it bills or partially refunds, through which it must be changed. */
    orderId: idColumn('order_id'),
    /** Idempotency key from the page, so that a retry adds it once. */
    clientKey: text('client_key'),
    createdBy: idColumn('created_by'),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    /** Date an issued document was voided; the tax report reverses it then if its own month is over. */
    voidedOn: date('voided_on', { mode: 'string' }),
    /** Time since when only the id is left. */
    purgedAt: moment('purged_at'),
    /** Lowercase search text from `server/invoice-search.ts`, updated with every change of its sources. */
    searchText: text('search_text').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.clientId], foreignColumns: [clients.entity, clients.id] }),
    index('invoices_by_id').on(table.entity, table.id).where(live),
    // Includes the number, for index-only sorting.
    index('invoices_by_number').on(table.entity, numberOrder, table.id, table.number).where(live),
    index('invoices_by_status').on(table.entity, table.status, table.id).where(live),
    index('invoices_by_client').on(table.entity, sql`client_name collate names`, table.id).where(live),
    index('invoices_by_total').on(table.entity, table.totalRank, table.id).where(live),
    index('invoices_by_issue').on(table.entity, table.issuedOn, table.id).where(live),
    index('invoices_by_due').on(table.entity, table.dueOn, table.id).where(live),
    index('invoices_by_balance').on(table.entity, table.balanceRank, table.id).where(live),
    index('invoices_status_by_number').on(table.entity, table.status, numberOrder, table.id, table.number).where(live),
    index('invoices_status_by_client').on(table.entity, table.status, sql`client_name collate names`, table.id).where(live),
    index('invoices_status_by_total').on(table.entity, table.status, table.totalRank, table.id).where(live),
    index('invoices_status_by_issue').on(table.entity, table.status, table.issuedOn, table.id).where(live),
    index('invoices_status_by_due').on(table.entity, table.status, table.dueOn, table.id).where(live),
    index('invoices_status_by_balance').on(table.entity, table.status, table.balanceRank, table.id).where(live),
    // Covers all columns for the sums of a list.
    index('invoices_sums').on(table.entity, table.issuedOn, table.currency, table.status, table.totalCents, table.balanceCents).where(live),
    // Covers clients and totals billed in a date range.
    index('invoices_clients_by_issue')
      .on(table.entity, table.issuedOn, table.clientId, table.currency, table.totalCents, table.balanceCents)
      .where(sql`deleted_at is null and status <> 'Draft'`),
    index('invoices_open')
      .on(table.entity, table.dueOn, table.id)
      .where(sql`deleted_at is null and status in ('Past Due', 'Partial Payment', 'Downloaded', 'Sent')`),
    index('invoices_of_client').on(table.entity, table.clientId, table.id),
    index('invoices_credits').on(table.entity, table.creditsId).where(sql`credits_id is not null`),
    index('invoices_voided').on(table.entity, table.voidedOn, table.id).where(sql`voided_on is not null`),
    index('invoices_deleted').on(table.entity, table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index('invoices_drafts_deleted')
      .on(table.entity, table.deletedAt, table.id)
      .where(sql`deleted_at is not null and issued_at is null and purged_at is null`),
    // Used by the worker to find the due invoices of a company's day.
    index('invoices_falling_due').on(table.entity, table.dueOn, table.id).where(isFallingDue),
    index('invoices_to_remind')
      .on(table.entity, table.nextReminderOn, table.id)
      .where(sql`deleted_at is null and next_reminder_on is not null`),
    uniqueIndex('invoices_number').on(table.entity, table.number).where(sql`number is not null`),
    uniqueIndex('invoices_client_key').on(table.entity, table.clientKey).where(sql`client_key is not null`),
    index('invoices_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`).where(live),
    index('invoices_by_line_text').using('gin', table.entity, sql`${lineTexts} gin_trgm_ops`).where(live),
  ],
);

/** Number of invoices per status, and `deleted`; maintained by a trigger. */
export const { table: invoiceCounts, view: invoiceCountsView } = entityTable(
  'invoice_counts',
  () => ({ entity: entityColumn(), status: text().notNull(), total: integer().notNull() }),
  undefined,
  ['entity', 'status'],
);

/**
 * When the worker next examines an entity's invoices; null if nothing is ever due. Triggers move it earlier when a write
 * is due sooner; only the worker moves it later.
 */
export const { table: invoiceWorkTimes } = entityTable(
  'invoice_work_times',
  () => ({ entity: entityColumn(), nextAt: moment('next_at') }),
  (table) => [index('invoice_work_times_next').on(table.nextAt)],
  ['entity'],
);

/** Sums of live invoices by status and currency; maintained by a trigger. */
export const { table: invoiceSums, view: invoiceSumsView } = entityTable(
  'invoice_sums',
  () => ({
    entity: entityColumn(),
    status: text().$type<InvoiceStatus>().notNull(),
    currency: text().notNull(),
    listed: integer().notNull(),
    totalCents: cents('total_cents').notNull(),
    balanceCents: cents('balance_cents').notNull(),
  }),
  undefined,
  ['entity', 'status', 'currency'],
);

export const { table: invoicePayments, view: invoicePaymentsView } = entityTable(
  'invoice_payments',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    invoiceId: idColumn('invoice_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    method: text().$type<Payment['method']>().notNull(),
    note: text().notNull().default(''),
    clientKey: text('client_key'),
    createdBy: idColumn('created_by'),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.invoiceId], foreignColumns: [invoices.entity, invoices.id] }),
    index('invoice_payments_of_invoice').on(table.entity, table.invoiceId, table.id),
    index('invoice_payments_by_day').on(table.entity, table.paidOn, table.invoiceId).where(live),
    uniqueIndex('invoice_payments_client_key').on(table.entity, table.clientKey).where(sql`client_key is not null`),
  ],
);

/** Attachments of an invoice, such as an order or a delivery note. Removed ones can be restored for a while. */
export const { table: invoiceAttachments, view: invoiceAttachmentsView } = entityTable(
  'invoice_attachments',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    invoiceId: idColumn('invoice_id').notNull(),
    fileId: idColumn('file_id').notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Whether the client can see it too. */
    isShared: boolean('is_shared').notNull().default(false),
    /** Id of the mail, if the attachment is a whole mail. */
    mailId: idColumn('mail_id'),
    addedBy: idColumn('added_by').notNull(),
    /** Idempotency key from the page, so that a retry attaches it once. */
    clientKey: text('client_key').notNull(),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.invoiceId], foreignColumns: [invoices.entity, invoices.id] }),
    uniqueIndex('invoice_attachments_once').on(table.entity, table.invoiceId, table.fileId).where(live),
    uniqueIndex('invoice_attachments_of_mail').on(table.entity, table.invoiceId, table.mailId).where(live),
    index('invoice_attachments_deleted').on(table.entity, table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** The PDF as issued, served unchanged forever. The id is the invoice's. */
export const { table: invoiceDocuments, view: invoiceDocumentsView } = entityTable(
  'invoice_documents',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    pdf: bytes('pdf').notNull(),
    /** The e-invoice as issued; null if none was wanted, or while data is missing, in which case its format is set. */
    eInvoice: text('e_invoice'),
    eInvoiceFormat: text('e_invoice_format').$type<EInvoiceFormat>(),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.id], foreignColumns: [invoices.entity, invoices.id] }),
    index('invoice_documents_lacking').on(table.entity, table.id).where(sql`e_invoice is null and e_invoice_format is not null`),
  ],
);

export const { table: invoiceHistory, view: invoiceHistoryView } = entityTable(
  'invoice_history',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    invoiceId: idColumn('invoice_id').notNull(),
    kind: text().$type<HistoryEntry['kind']>().notNull(),
    actorId: idColumn('actor_id'),
    detail: text().notNull().default(''),
    at: moment('at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.invoiceId], foreignColumns: [invoices.entity, invoices.id] }),
    index('invoice_history_of_invoice').on(table.entity, table.invoiceId, table.id),
  ],
);

export const { table: recurringInvoices, view: recurringInvoicesView } = entityTable(
  'recurring_invoices',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    clientId: idColumn('client_id').notNull(),
    every: integer().notNull(),
    unit: text().$type<'week' | 'month' | 'year'>().notNull(),
    /** Day of the month of the first one; shorter months use their last day. */
    anchorDay: integer('anchor_day').notNull(),
    nextOn: date('next_on', { mode: 'string' }).notNull(),
    until: date({ mode: 'string' }),
    sends: boolean().notNull().default(false),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Delivery rule for each invoice, relative to its issue date. */
    delivery: text().$type<DeliveryRule>().notNull().default('issue-day'),
    currency: text().notNull(),
    lines: jsonb().$type<LineItem[]>().notNull(),
    pricing: jsonb().$type<Pricing>().notNull().default(plainPricing),
    notes: text().notNull().default(''),
    service: text().notNull().default(''),
    paymentTermsDays: integer('payment_terms_days').notNull().default(30),
    totalCents: cents('total_cents').notNull(),
    lastInvoiceId: idColumn('last_invoice_id'),
    createdBy: idColumn('created_by'),
    ...recordColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.clientId], foreignColumns: [clients.entity, clients.id] }),
    index('recurring_invoices_next').on(table.entity, table.nextOn, table.id).where(sql`deleted_at is null`),
    index('recurring_invoices_due').on(table.entity, table.nextOn, table.id).where(sql`deleted_at is null and not is_paused`),
  ],
);
