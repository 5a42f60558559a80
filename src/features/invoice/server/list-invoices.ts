import { and, asc, count, desc, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { mostCounted } from '#contract/most-counted.ts';
import { pageAddress } from '#contract/page-address.ts';
import { pageOffset } from '#contract/primitives.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { OverlaySource } from '#server/overlay-source.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { type Invoice, type InvoiceSortColumn, type InvoiceStatus, invoiceStatuses, issuedStatuses, openStatuses } from '../contract.ts';
import { invoiceCountsView as counts, type invoiceSumsView, invoicesView as invoices, numberOrder } from '../tables.ts';
import { listColumns, toInvoice } from './invoice-rows.ts';

type Reading = Pick<Scope, 'db' | 'entity'>;

/** With more than this the specification's `allData` is left empty. */
const allDataRows = 1000;

/** A page of the invoices that are looked for. */
export async function listInvoices(
  { query }: GivenOf<typeof contract.listInvoices>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listInvoices>> {
  const offset = pageOffset(query);
  const part = offset === null ? { limit: 0, offset: 0 } : { limit: query.perPage, offset };
  const { ids, ...found } = await findInvoices(query, scope, part, query.exactTotal);
  const all = query.allData ? await readAll(scope) : { allData: [] };
  return { ...all, ...found, invoices: await readRows(ids, query, scope) };
}

async function readRows(ids: number[], wanted: SortedInvoiceFilter, { db, entity }: Reading): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listColumns)
    .from(invoices)
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids)))
    .orderBy(...invoiceOrder(wanted));
  return rows.map(toInvoice);
}

/** All of the entity's invoices by id, unless there are too many for that. */
async function readAll({ db, entity }: Reading): Promise<Pick<AnswerOf<typeof contract.listInvoices>, 'allData' | 'allDataTruncated'>> {
  const { counts } = await readCounts({ db, entity });
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  if (total > allDataRows) return { allData: [], allDataTruncated: true };
  const rows = await db.select(listColumns).from(invoices).where(live(invoices, entity)).orderBy(invoices.id);
  return { allData: rows.map(toInvoice) };
}

interface Part {
  limit: number;
  offset: number;
}

/** The ids of a part of the list, in no order, and how many there are in all of it. */
interface Found {
  ids: number[];
  total: number;
  /** There are more than `total`. */
  isAtLeast?: true;
}

/** Finds a part of the list by indexes alone. Without an exact total it counts no further than `mostCounted` matches of a search. */
async function findInvoices(wanted: SortedInvoiceFilter, scope: Reading, part: Part, exactTotal: boolean): Promise<Found> {
  const q = wanted.q.trim();
  const isBounded = q !== '' && !exactTotal && part.offset + part.limit <= mostCounted;
  // Of fewer characters the search's index knows nothing.
  if (isBounded || [...q].length >= 3) {
    const found = await findFew(wanted, scope, part);
    if (found) return found;
  }
  if (isBounded) {
    const rows = await selectIds(wanted, scope, { ...part, total: Number.POSITIVE_INFINITY });
    return { ids: rows.map(({ id }) => id), total: mostCounted, isAtLeast: true };
  }
  const total = await countWanted(wanted, scope);
  if (part.limit === 0 || part.offset >= total) return { ids: [], total };
  const rows = await selectIds(wanted, scope, { ...part, total });
  return { ids: rows.map(({ id }) => id), total };
}

/** What a search finds where that is not much: null beyond that. */
async function findFew(wanted: SortedInvoiceFilter, { db, entity }: Reading, part: Part): Promise<Found | null> {
  const [found] = await queryRows<{ total: string; ids: (number | string)[] }>(db, selectFew(wanted, entity, part));
  const total = Number(found?.total ?? 0);
  return total > mostCounted ? null : { ids: (found?.ids ?? []).map(Number), total };
}

/**
 * One walk through the search's index gives the total and the part. Left to itself PostgreSQL would walk through the list in its order, in the
 * hope of meeting ten matches soon: in vain where they all stand at its end.
 */
export function selectFew(wanted: SortedInvoiceFilter, entity: string, { limit, offset }: Part): SQL {
  const direction = wanted.sort === 'asc' ? sql`asc` : sql`desc`;
  const [key = sql`null`] = sortedBy[wanted.sortColumn];
  return sql`with matched as materialized (
      select ${invoices.id} as id, ${key} as key from ${invoices} where ${invoiceCondition(wanted, { entity })} limit ${mostCounted + 1}
    )
    select (select count(*) from matched) as total,
      array(select id from matched order by key ${direction}, id ${direction} limit ${limit} offset ${offset}) as ids`;
}

/** How many there are: kept for each status, counted for everything else. */
async function countWanted(wanted: SortedInvoiceFilter, { db, entity }: Reading): Promise<number> {
  const { issuedFrom, issuedUntil, clientId } = wanted;
  const isCounted = wanted.q.trim() !== '' || [issuedFrom, issuedUntil, clientId].some((part) => part !== undefined);
  if (!isCounted) return sumOf((await readCounts({ db, entity })).counts, statusesOfFilter(wanted));
  const [row] = await db.select({ total: count() }).from(invoices).where(invoiceCondition(wanted, { entity }));
  return row?.total ?? 0;
}

function sumOf(counts: Record<InvoiceStatus, number>, statuses: readonly InvoiceStatus[] | null): number {
  return (statuses ?? invoiceStatuses).reduce((sum, status) => sum + counts[status], 0);
}

/**
 * The ids of a part, by the index alone: a late page need not carry the rows before it along. From the middle on it is shorter to come from the
 * end.
 */
export function selectIds(wanted: SortedInvoiceFilter, { db, entity }: Reading, { limit, offset, total }: Part & { total: number }) {
  const rows = Math.min(limit, total - offset);
  const after = total - offset - rows;
  const isReversed = after < offset;
  return db
    .select({ id: invoices.id })
    .from(invoices)
    .where(invoiceCondition(wanted, { entity }))
    .orderBy(...invoiceOrder(wanted, isReversed))
    .limit(rows)
    .offset(isReversed ? after : offset);
}

/** What is looked for, and in which order. */
export type SortedInvoiceFilter = Omit<GivenOf<typeof contract.listInvoices>['query'], 'page' | 'perPage' | 'allData' | 'exactTotal'>;

/** What is looked for, in any order. */
export type InvoiceFilter = Omit<SortedInvoiceFilter, 'sort' | 'sortColumn'>;

/** The condition for the invoices that are looked for; deleted ones never are. */
export function invoiceCondition(wanted: InvoiceFilter, { entity }: Pick<Scope, 'entity'>): SQL | undefined {
  const q = wanted.q.trim();
  const { issuedFrom, issuedUntil, clientId } = wanted;
  return and(
    live(invoices, entity),
    hasStatus(statusesOfFilter(wanted)),
    issuedFrom === undefined ? undefined : gte(invoices.issuedOn, issuedFrom),
    issuedUntil === undefined ? undefined : lte(invoices.issuedOn, issuedUntil),
    clientId === undefined ? undefined : eq(invoices.clientId, clientId),
    q === ''
      ? undefined
      : /^paid$/i.test(q)
        ? or(containsText(invoices.searchText, q), eq(invoices.balanceRank, 0))
        : containsText(invoices.searchText, q),
  );
}

/** The statuses that are asked for, whatever their case; null for all, none for one that there is not. */
export function statusesOfFilter({ status }: Pick<SortedInvoiceFilter, 'status'>): readonly InvoiceStatus[] | null {
  const asked = status.toLowerCase();
  if (asked === '') return null;
  if (asked === 'issued') return issuedStatuses;
  return asked === 'open' ? openStatuses : invoiceStatuses.filter((one) => one.toLowerCase() === asked);
}

/** The condition for invoices of these statuses, written out so that an index of some of them is found. */
export function hasStatus(
  statuses: readonly InvoiceStatus[] | null,
  { status: of }: Pick<typeof invoices, 'status'> | Pick<typeof invoiceSumsView, 'status'> = invoices,
): SQL | undefined {
  if (statuses === null) return undefined;
  return statuses.length === 0 ? sql`false` : or(...statuses.map((status) => eq(of, status)));
}

/** What stands before the id in each order. */
export const sortedBy: Record<InvoiceSortColumn, SQL[]> = {
  id: [],
  number: [numberOrder],
  invoiceStatus: [sql`${invoices.status}`],
  'client.name': [sql`${invoices.clientName} collate names`],
  total: [sql`${invoices.totalRank}`],
  issuedDate: [sql`${invoices.issuedOn}`],
  dueDate: [sql`${invoices.dueOn}`],
  balance: [sql`${invoices.balanceRank}`],
};

/** The order that is asked for: `asc` ascends, anything else descends. It ends with the id, so that pages never overlap. */
export function invoiceOrder({ sort, sortColumn }: SortedInvoiceFilter, isReversed = false): SQL[] {
  const direction = (sort === 'asc') === isReversed ? desc : asc;
  return [...sortedBy[sortColumn], sql`${invoices.id}`].map(direction);
}

type Counts = AnswerOf<typeof contract.readInvoiceCounts>;

/** How many invoices there are of each status. */
export async function readInvoiceCounts(_given: GivenOf<typeof contract.readInvoiceCounts>, scope: Scope): Promise<Counts> {
  return readCounts(scope);
}

/** The counts of each status: the database keeps them with every write, so that nothing is counted here. */
export async function readCounts({ db, entity }: Reading): Promise<Counts> {
  const rows = await db.select({ status: counts.status, total: counts.total }).from(counts).where(eq(counts.entity, entity));
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  const byStatus = Object.fromEntries(invoiceStatuses.map((status) => [status, totals.get(status) ?? 0]));
  return { counts: byStatus as Record<InvoiceStatus, number>, deleted: totals.get('deleted') ?? 0 };
}

/** Issued invoices in the calendar, on the day when they are due: a date that is part of what was issued, and so can't be moved. */
export const dueInvoices: OverlaySource = {
  kind: 'invoice',
  subject: 'Invoice',
  async list({ fromDate, untilDate }, { db, entity }, most) {
    const rows = await db
      .select({ id: invoices.id, number: invoices.number, clientName: invoices.clientName, dueOn: invoices.dueOn, status: invoices.status })
      .from(invoices)
      .where(
        and(
          live(invoices, entity),
          gte(invoices.dueOn, fromDate),
          lt(invoices.dueOn, untilDate),
          ne(invoices.status, 'Draft'),
          eq(invoices.kind, 'invoice'),
        ),
      )
      .orderBy(asc(invoices.dueOn), asc(invoices.id))
      .limit(most);
    return rows.map(({ id, number, clientName, dueOn, status }) => ({
      id,
      title: `${number ?? ''} ${clientName}`,
      start: dueOn,
      isDone: status === 'Paid',
      canMove: false,
      path: pageAddress('/apps/invoice/preview/:id', { id }),
    }));
  },
};
