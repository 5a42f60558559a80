import { bigint, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '#features/invoice/contract.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { Choice } from './arranged.ts';
import type { DashboardName } from './contract.ts';
import type { RecordedMetric } from './recorded-metrics.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** Totals of live invoices per issue date, currency, and status; maintained by a trigger. */
export const { table: invoiceDays } = entityTable(
  'invoice_days',
  () => ({
    entity: entityColumn(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    currency: text().notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    listed: integer().notNull(),
    totalCents: cents('total_cents').notNull(),
    balanceCents: cents('balance_cents').notNull(),
  }),
  undefined,
  ['entity', 'issuedOn', 'currency', 'status'],
);

/** Totals issued per client, month (by its first day), and currency, without drafts; maintained by the same trigger. */
export const { table: clientMonths } = entityTable(
  'client_months',
  () => ({
    entity: entityColumn(),
    month: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    clientId: idColumn('client_id').notNull(),
    listed: integer().notNull(),
    totalCents: cents('total_cents').notNull(),
    balanceCents: cents('balance_cents').notNull(),
  }),
  // For checking whether a client was billed before.
  (table) => [index('client_months_of_client').on(table.entity, table.clientId, table.month)],
  ['entity', 'month', 'currency', 'clientId'],
);

/** Figures that can't be derived from the company's records: plans, and counts from elsewhere. */
export const { table: recordedMetrics } = entityTable(
  'kept_figures',
  () => ({
    entity: entityColumn(),
    name: text().$type<RecordedMetric>().notNull(),
    /** The day, or the first day of the span it covers. */
    day: date({ mode: 'string' }).notNull(),
    /** Amounts in cents of the company's currency; otherwise a plain count. */
    value: bigint({ mode: 'number' }).notNull(),
  }),
  undefined,
  ['entity', 'name', 'day'],
);

/** A person's dashboard layout; person 0 holds the company default. The row remains after a reset so that its version keeps increasing. */
export const { table: arrangements } = entityTable(
  'dashboard_arrangements',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    page: text().$type<DashboardName>().notNull(),
    /** Null after a reset. */
    choice: jsonb().$type<Choice>(),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity', 'personId', 'page'],
);
