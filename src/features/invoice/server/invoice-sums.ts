import { and, count, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { maxExactCount } from '#contract/max-exact-count.ts';
import type { Scope } from '#server/scope.ts';
import { openStatuses } from '../contract.ts';
import type { CurrencySums, readInvoiceSums as contract } from '../sums-contract.ts';
import { invoicesView as invoices, invoiceSumsView as kept, invoicePaymentsView as payments } from '../tables.ts';
import { hasStatus, type InvoiceFilter, invoiceCondition, statusesOfFilter } from './list-invoices.ts';

type Reading = Pick<Scope, 'db' | 'entity'>;

export async function readInvoiceSums({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { on, exactTotal, ...wanted } = query;
  const { q, issuedFrom, issuedUntil, clientId } = wanted;
  if (q.trim() !== '' && !exactTotal && (await isTooBroad(wanted, scope))) return { sums: [], isTooBroad: true };
  const isNarrowed = q.trim() !== '' || [issuedFrom, issuedUntil, clientId].some((part) => part !== undefined);
  const sums = await (isNarrowed ? selectSums(wanted, scope) : selectKeptSums(wanted, scope));
  const paid = new Map((await selectPaid(wanted, on, scope)).map(({ currency, paidCents }) => [currency, paidCents]));
  return { sums: sums.map((row): CurrencySums => ({ ...row, paidCents: paid.get(row.currency) ?? 0 })) };
}

/** Whether a search exceeds the counting limit, ignoring the status, which filters the list but not what is owed. */
async function isTooBroad(wanted: InvoiceFilter, scope: Reading): Promise<boolean> {
  const [found] = await selectCounted(wanted, scope);
  return (found?.matches ?? 0) > maxExactCount;
}

/** Counts the matches of a search up to the limit. */
export function selectCounted(wanted: InvoiceFilter, { db, entity }: Reading) {
  const matches = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(invoiceCondition({ ...wanted, status: '' }, { entity }))
    .limit(maxExactCount + 1)
    .as('matches');
  return db.select({ matches: count() }).from(matches);
}

/** Reads all sums in one pass over a covering index. The status filters the list, not what is owed. */
export function selectSums({ status, ...wanted }: InvoiceFilter, { db, entity }: Reading) {
  const columns = sumsOf(invoices, sql`1`, status);
  return db
    .select(columns)
    .from(invoices)
    .where(invoiceCondition({ ...wanted, status: '' }, { entity }))
    .groupBy(invoices.currency)
    .orderBy(sql`${columns.listed} desc`, invoices.currency);
}

/** Reads the sums of all invoices from a table maintained with every write. */
function selectKeptSums({ status }: Pick<InvoiceFilter, 'status'>, { db, entity }: Reading) {
  const columns = sumsOf(kept, sql`${kept.listed}`, status);
  return db
    .select(columns)
    .from(kept)
    .where(eq(kept.entity, entity))
    .groupBy(kept.currency)
    .having(sql`sum(${kept.listed}) > 0`)
    .orderBy(sql`${columns.listed} desc`, kept.currency);
}

/** @param counted number of invoices in a row */
function sumsOf(from: typeof invoices | typeof kept, counted: SQL, status: string) {
  const isListed = hasStatus(statusesOfFilter({ status }), from) ?? sql`true`;
  const sumOf = (column: SQL | typeof from.totalCents, which?: SQL) =>
    sql`coalesce(sum(${column}) filter (where ${which ?? sql`true`}), 0)`.mapWith(Number);
  return {
    currency: from.currency,
    listed: sumOf(counted, isListed),
    totalCents: sumOf(from.totalCents, isListed),
    balanceCents: sumOf(from.balanceCents, and(isListed, ne(from.status, 'Draft'))),
    outstandingCents: sumOf(from.balanceCents, hasStatus(openStatuses, from)),
    overdueCents: sumOf(from.balanceCents, eq(from.status, 'Past Due')),
  };
}

/** Sums the payments for them in the month of a day. */
export function selectPaid({ status: _status, ...wanted }: InvoiceFilter, on: string, { db, entity }: Reading) {
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
        invoiceCondition({ ...wanted, status: '' }, { entity }),
      ),
    )
    .groupBy(invoices.currency);
}
