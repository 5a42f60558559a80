import { todayOf } from '#features/company-day/server/offers.ts';
import { nextId } from '#server/next-ids.ts';
import { invoices } from '../../tables.ts';
import type { InvoiceRow, InvoiceWork } from './invoice-columns.ts';
import { chargeOf, workedOut } from './worked-out.ts';
import { writeHistory } from './write-history.ts';

type Draft = Pick<
  InvoiceRow,
  'clientId' | 'client' | 'issuedOn' | 'dueOn' | 'delivery' | 'currency' | 'lines' | 'pricing' | 'notes' | 'service'
> &
  Partial<Pick<InvoiceRow, 'kind' | 'creditsId' | 'orderId' | 'recurringId' | 'clientKey'>>;

/** Adds a draft: it has no number yet. @returns its id. */
export async function insertInvoice(work: InvoiceWork, draft: Draft): Promise<number> {
  const { db, entity, now, identity } = work;
  const id = await nextId(db, entity, 'invoice');
  const facts = {
    ...draft,
    ...{ id, number: null },
    ...chargeOf(draft.lines, draft.pricing),
    paidCents: 0,
    creditedCents: 0,
    issuedAt: null,
    downloadedAt: null,
  };
  await db.insert(invoices).values({
    ...facts,
    ...workedOut(facts, await todayOf(work)),
    entity,
    service: draft.service || serviceOf(draft.lines),
    createdBy: identity?.personId ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await writeHistory(work, { invoiceId: id, kind: 'created' });
  return id;
}

/** What an invoice is for, where nobody says so: the first line of its first item. */
export function serviceOf(lines: InvoiceRow['lines']): string {
  return (lines[0]?.description.split('\n')[0] ?? '').slice(0, 200).toWellFormed();
}
