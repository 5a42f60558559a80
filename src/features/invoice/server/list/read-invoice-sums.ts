import { and, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import { openStatuses } from '../../contract.ts';
import type { CurrencySums, readInvoiceSums as contract } from '../../sums-contract.ts';
import { invoicesView as invoices, invoicePaymentsView as payments } from '../../tables.ts';
import { type FilteredInvoices, hasStatus, wantedInvoices, wantedStatuses } from './wanted-invoices.ts';

type Reading = Pick<Scope, 'db' | 'entity'>;

/** What the invoices that are asked for come to, in each currency. */
export async function readInvoiceSums({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { on, ...wanted } = query;
  const sums = await selectSums(wanted, scope);
  const paid = new Map((await selectPaid(wanted, on, scope)).map(({ currency, paidCents }) => [currency, paidCents]));
  return { sums: sums.map((row): CurrencySums => ({ ...row, paidCents: paid.get(row.currency) ?? 0 })) };
}

const isOpen = hasStatus(openStatuses);
const isOverdue = eq(invoices.status, 'Past Due');

/** One walk for all sums, by an index that has all that they are made of. The status decides what is listed, not what is owed. */
export function selectSums({ status, ...wanted }: FilteredInvoices, { db, entity }: Reading) {
  const isListed = hasStatus(wantedStatuses({ status })) ?? sql`true`;
  const sumOf = (column: SQL | typeof invoices.totalCents, which?: SQL) =>
    sql`coalesce(sum(${column}) filter (where ${which ?? sql`true`}), 0)`.mapWith(Number);
  const listed = sql`count(*) filter (where ${isListed})`.mapWith(Number);
  return db
    .select({
      currency: invoices.currency,
      listed,
      totalCents: sumOf(invoices.totalCents, isListed),
      balanceCents: sumOf(invoices.balanceCents, and(isListed, ne(invoices.status, 'Draft'))),
      outstandingCents: sumOf(invoices.balanceCents, isOpen),
      overdueCents: sumOf(invoices.balanceCents, isOverdue),
    })
    .from(invoices)
    .where(wantedInvoices({ ...wanted, status: '' }, { entity }))
    .groupBy(invoices.currency)
    .orderBy(sql`${listed} desc`, invoices.currency);
}

/** What was paid of them in the month of a day. */
export function selectPaid({ status: _status, ...wanted }: FilteredInvoices, on: string, { db, entity }: Reading) {
  const month = `${on.slice(0, 7)}-01`;
  return db
    .select({ currency: invoices.currency, paidCents: sql`sum(${payments.amountCents})`.mapWith(Number) })
    .from(payments)
    .innerJoin(invoices, and(eq(invoices.entity, payments.entity), eq(invoices.id, payments.invoiceId)))
    .where(
      and(
        eq(payments.entity, entity),
        isNull(payments.deletedAt),
        ne(payments.method, 'credit'),
        gte(payments.paidOn, month),
        lt(payments.paidOn, sql`${month}::date + interval '1 month'`),
        wantedInvoices({ ...wanted, status: '' }, { entity }),
      ),
    )
    .groupBy(invoices.currency);
}
