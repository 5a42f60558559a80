import { type SQL, sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import type { EInvoiceSetting } from '#contract/e-invoice-formats.ts';
import type { Language } from '#contract/languages.ts';
import { entityColumn, idColumn, recordColumns, trashIndex } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Whom the company sends invoices to. */
export const { table: clients, view: clientsView } = entityTable(
  'clients',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** The person there. */
    name: text().notNull().default(''),
    company: text().notNull().default(''),
    companyEmail: text('company_email').notNull().default(''),
    /** The phone number. */
    contact: text().notNull().default(''),
    address: text().notNull().default(''),
    country: text().notNull().default(''),
    vatId: text('vat_id').notNull().default(''),
    /** Of the register of companies, such as HRB 1234. */
    companyNumber: text('company_number').notNull().default(''),
    /** Of the tax office, beside the VAT ID. */
    taxNumber: text('tax_number').notNull().default(''),
    /** Null: that of whoever writes to them. */
    language: text().$type<Language>(),
    buyerReference: text('buyer_reference').notNull().default(''),
    /** Null: that of the company. */
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
    index('clients_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
    trashIndex('clients_deleted', table),
  ],
);
