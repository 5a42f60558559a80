import { count, type SQL, sql } from 'drizzle-orm';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { type InvoiceStatus, invoiceStatuses, mostCounted } from '../../contract.ts';
import { invoicesView as invoices } from '../../tables.ts';
import { readCounts } from './read-invoice-counts.ts';
import { invoiceOrder, sortedBy, type WantedInvoices, wantedInvoices, wantedStatuses } from './wanted-invoices.ts';

type Reading = Pick<Scope, 'db' | 'entity'>;

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
export async function findInvoices(wanted: WantedInvoices, scope: Reading, part: Part, exactTotal: boolean): Promise<Found> {
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
async function findFew(wanted: WantedInvoices, { db, entity }: Reading, part: Part): Promise<Found | null> {
  const [found] = await queryRows<{ total: string; ids: (number | string)[] }>(db, selectFew(wanted, entity, part));
  const total = Number(found?.total ?? 0);
  return total > mostCounted ? null : { ids: (found?.ids ?? []).map(Number), total };
}

/**
 * One walk through the search's index gives the total and the part. Left to itself PostgreSQL would walk through the list in its order, in the
 * hope of meeting ten matches soon: in vain where they all stand at its end.
 */
export function selectFew(wanted: WantedInvoices, entity: string, { limit, offset }: Part): SQL {
  const direction = wanted.sort === 'asc' ? sql`asc` : sql`desc`;
  const [key = sql`null`] = sortedBy[wanted.sortColumn];
  return sql`with matched as materialized (
      select ${invoices.id} as id, ${key} as key from ${invoices} where ${wantedInvoices(wanted, { entity })} limit ${mostCounted + 1}
    )
    select (select count(*) from matched) as total,
      array(select id from matched order by key ${direction}, id ${direction} limit ${limit} offset ${offset}) as ids`;
}

/** How many there are: kept for each status, counted for everything else. */
async function countWanted(wanted: WantedInvoices, { db, entity }: Reading): Promise<number> {
  const { issuedFrom, issuedUntil, clientId } = wanted;
  const isCounted = wanted.q.trim() !== '' || [issuedFrom, issuedUntil, clientId].some((part) => part !== undefined);
  if (!isCounted) return sumOf((await readCounts({ db, entity })).counts, wantedStatuses(wanted));
  const [row] = await db.select({ total: count() }).from(invoices).where(wantedInvoices(wanted, { entity }));
  return row?.total ?? 0;
}

function sumOf(counts: Record<InvoiceStatus, number>, statuses: readonly InvoiceStatus[] | null): number {
  return (statuses ?? invoiceStatuses).reduce((sum, status) => sum + counts[status], 0);
}

/**
 * The ids of a part, by the index alone: a late page need not carry the rows before it along. From the middle on it is shorter to come from the
 * end.
 */
export function selectIds(wanted: WantedInvoices, { db, entity }: Reading, { limit, offset, total }: Part & { total: number }) {
  const rows = Math.min(limit, total - offset);
  const after = total - offset - rows;
  const isReversed = after < offset;
  return db
    .select({ id: invoices.id })
    .from(invoices)
    .where(wantedInvoices(wanted, { entity }))
    .orderBy(...invoiceOrder(wanted, isReversed))
    .limit(rows)
    .offset(isReversed ? after : offset);
}
