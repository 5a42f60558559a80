import { and, asc, count, desc, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { maxExactCount } from '#contract/max-exact-count.ts';
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

/** Above this number of rows, the specification's `allData` is left empty. */
const allDataRows = 1000;

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

/** Returns all invoices of the entity by id, unless there are too many. */
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

/** Ids of a page in no particular order, and the total. */
interface Found {
  ids: number[];
  total: number;
  /** Set if there are more than `total`. */
  isAtLeast?: true;
}

/** Finds a page using only indexes. Without an exact total, it counts at most `maxExactCount` matches of a search. */
async function findInvoices(wanted: SortedInvoiceFilter, scope: Reading, part: Part, exactTotal: boolean): Promise<Found> {
  const q = wanted.q.trim();
  const isBounded = q !== '' && !exactTotal && part.offset + part.limit <= maxExactCount;
  // The search index needs at least three characters.
  if (isBounded || [...q].length >= 3) {
    const found = await findFew(wanted, scope, part);
    if (found) return found;
  }
  if (isBounded) {
    const rows = await selectIds(wanted, scope, { ...part, total: Number.POSITIVE_INFINITY });
    return { ids: rows.map(({ id }) => id), total: maxExactCount, isAtLeast: true };
  }
  const total = await countWanted(wanted, scope);
  if (part.limit === 0 || part.offset >= total) return { ids: [], total };
  const rows = await selectIds(wanted, scope, { ...part, total });
  return { ids: rows.map(({ id }) => id), total };
}

/** Finds the page of a search with few matches; null for more. */
async function findFew(wanted: SortedInvoiceFilter, { db, entity }: Reading, part: Part): Promise<Found | null> {
  const [found] = await queryRows<{ total: string; ids: (number | string)[] }>(db, selectFew(wanted, entity, part));
  const total = Number(found?.total ?? 0);
  return total > maxExactCount ? null : { ids: (found?.ids ?? []).map(Number), total };
}

/**
 * Gets the total and the page in one pass over the search index. Otherwise PostgreSQL would scan the list in its order, hoping to
 * find ten matches soon, which fails if they are all at its end.
 */
export function selectFew(wanted: SortedInvoiceFilter, entity: string, { limit, offset }: Part): SQL {
  const direction = wanted.sort === 'asc' ? sql`asc` : sql`desc`;
  const [key = sql`null`] = sortedBy[wanted.sortColumn];
  return sql`with matched as materialized (
      select ${invoices.id} as id, ${key} as key from ${invoices} where ${invoiceCondition(wanted, { entity })} limit ${maxExactCount + 1}
    )
    select (select count(*) from matched) as total,
      array(select id from matched order by key ${direction}, id ${direction} limit ${limit} offset ${offset}) as ids`;
}

/** Returns the total: stored per status, counted for any other filter. */
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
 * Selects a page's ids from the index only, so that late pages do not carry earlier rows along. Pages past the middle are read from the
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

/** Filter and order of invoices. */
export type SortedInvoiceFilter = Omit<GivenOf<typeof contract.listInvoices>['query'], 'page' | 'perPage' | 'allData' | 'exactTotal'>;

/** Filter of invoices without an order. */
export type InvoiceFilter = Omit<SortedInvoiceFilter, 'sort' | 'sortColumn'>;

/** SQL condition for the matching invoices, without deleted ones. */
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

/** Returns the requested statuses, case-insensitively; null for all, empty for an unknown status. */
export function statusesOfFilter({ status }: Pick<SortedInvoiceFilter, 'status'>): readonly InvoiceStatus[] | null {
  const asked = status.toLowerCase();
  if (asked === '') return null;
  if (asked === 'issued') return issuedStatuses;
  return asked === 'open' ? openStatuses : invoiceStatuses.filter((one) => one.toLowerCase() === asked);
}

/** SQL condition for these statuses, spelled out so that partial indexes match. */
export function hasStatus(
  statuses: readonly InvoiceStatus[] | null,
  { status: of }: Pick<typeof invoices, 'status'> | Pick<typeof invoiceSumsView, 'status'> = invoices,
): SQL | undefined {
  if (statuses === null) return undefined;
  return statuses.length === 0 ? sql`false` : or(...statuses.map((status) => eq(of, status)));
}

/** Sort keys before the id in each order. */
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

/** Returns the order: `asc` ascends, anything else descends. Ends with the id, so that pages never overlap. */
export function invoiceOrder({ sort, sortColumn }: SortedInvoiceFilter, isReversed = false): SQL[] {
  const direction = (sort === 'asc') === isReversed ? desc : asc;
  return [...sortedBy[sortColumn], sql`${invoices.id}`].map(direction);
}

type Counts = AnswerOf<typeof contract.readInvoiceCounts>;

export async function readInvoiceCounts(_given: GivenOf<typeof contract.readInvoiceCounts>, scope: Scope): Promise<Counts> {
  return readCounts(scope);
}

/** Reads the counts per status, which a trigger maintains with every write. */
export async function readCounts({ db, entity }: Reading): Promise<Counts> {
  const rows = await db.select({ status: counts.status, total: counts.total }).from(counts).where(eq(counts.entity, entity));
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  const byStatus = Object.fromEntries(invoiceStatuses.map((status) => [status, totals.get(status) ?? 0]));
  return { counts: byStatus as Record<InvoiceStatus, number>, deleted: totals.get('deleted') ?? 0 };
}

/** Shows issued invoices in the calendar on their due date, which is part of the document and cannot be moved. */
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
