import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listInvoices as contract, Invoice } from '../../contract.ts';
import { invoicesView as invoices } from '../../tables.ts';
import { listColumns, toInvoice } from '../editor/invoice-columns.ts';
import { findInvoices } from './find-invoices.ts';
import { readCounts } from './read-invoice-counts.ts';
import { invoiceOrder, type WantedInvoices } from './wanted-invoices.ts';

type Reading = Pick<Scope, 'db' | 'entity'>;

/** With more than this the specification's `allData` is left empty. */
const allDataRows = 1000;

/** A page of the invoices that are looked for. */
export async function listInvoices({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const offset = pageOffset(query);
  const part = offset === null ? { limit: 0, offset: 0 } : { limit: query.perPage, offset };
  const { ids, ...found } = await findInvoices(query, scope, part, query.exactTotal);
  const all = query.allData ? await readAll(scope) : { allData: [] };
  return { ...all, ...found, invoices: await readRows(ids, query, scope) };
}

async function readRows(ids: number[], wanted: WantedInvoices, { db, entity }: Reading): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listColumns)
    .from(invoices)
    .where(and(eq(invoices.entity, entity), inArray(invoices.id, ids)))
    .orderBy(...invoiceOrder(wanted));
  return rows.map(toInvoice);
}

/** All of the entity's invoices by id, unless there are too many for that. */
async function readAll({ db, entity }: Reading): Promise<Pick<AnswerOf<typeof contract>, 'allData' | 'allDataTruncated'>> {
  const { counts } = await readCounts({ db, entity });
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  if (total > allDataRows) return { allData: [], allDataTruncated: true };
  const rows = await db.select(listColumns).from(invoices).where(live(invoices, entity)).orderBy(invoices.id);
  return { allData: rows.map(toInvoice) };
}
