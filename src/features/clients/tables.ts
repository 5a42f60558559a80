import { type SQL, sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import type { EInvoiceSetting } from '#contract/e-invoice-formats.ts';
import type { Language } from '#contract/languages.ts';
import { entityColumn, idColumn, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Clients the company invoices. */
export const { table: clients, view: clientsView } = entityTable(
  'clients',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Name of the contact person. */
    name: text().notNull().default(''),
    company: text().notNull().default(''),
    companyEmail: text('company_email').notNull().default(''),
    /** Phone number. */
    contact: text().notNull().default(''),
    address: text().notNull().default(''),
    country: text().notNull().default(''),
    vatId: text('vat_id').notNull().default(''),
    /** Company register number, such as HRB 1234. */
    companyNumber: text('company_number').notNull().default(''),
    /** Tax number from the tax office, in addition to the VAT ID. */
    taxNumber: text('tax_number').notNull().default(''),
    /** Null uses the sender's language. */
    language: text().$type<Language>(),
    buyerReference: text('buyer_reference').notNull().default(''),
    /** Null uses the company's setting. */
    eInvoice: text('e_invoice').$type<EInvoiceSetting>(),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(name || chr(31) || company || chr(31) || company_email)`),
  }),
  (table) => [
    index('clients_by_name')
      .on(table.entity, sql`(case company when '' then name else company end) collate names`, table.id)
      .where(sql`deleted_at is null`),
    // Finds the clients of an account by its address, ignoring case.
    index('clients_by_email').on(table.entity, sql`lower(company_email)`).where(sql`deleted_at is null and company_email <> ''`),
    index('clients_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
    trashIndex('clients_deleted', table),
  ],
);
