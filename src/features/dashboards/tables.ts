import { bigint, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '#features/invoice/contract.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { Choice } from './arranged.ts';
import type { DashboardName } from './contract.ts';
import type { KeptFigure } from './kept-figures.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** What the live invoices of a day of issue come to, by currency and status; a trigger keeps them with every write. */
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

/** What was issued to a client in a month, named by its first day, by currency; drafts are not. The same trigger keeps them. */
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
  // For whether somebody was a client before.
  (table) => [index('client_months_of_client').on(table.entity, table.clientId, table.month)],
  ['entity', 'month', 'currency', 'clientId'],
);

/** Figures that nothing in the company adds up to: what was planned, and what is counted elsewhere. */
export const { table: keptFigures } = entityTable(
  'kept_figures',
  () => ({
    entity: entityColumn(),
    name: text().$type<KeptFigure>().notNull(),
    /** The day that it is of, or the first of the span of days. */
    day: date({ mode: 'string' }).notNull(),
    /** Money in cents of the company's currency; all else as it is counted. */
    value: bigint({ mode: 'number' }).notNull(),
  }),
  undefined,
  ['entity', 'name', 'day'],
);

/** How somebody arranged a dashboard; person 0 is the start that all have who did not. A row stays when it is taken back, so that its version tells. */
export const { table: arrangements } = entityTable(
  'dashboard_arrangements',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    page: text().$type<DashboardName>().notNull(),
    /** Null where nothing is chosen any more. */
    choice: jsonb().$type<Choice>(),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity', 'personId', 'page'],
);
