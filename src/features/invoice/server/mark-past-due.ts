import { and, asc, inArray, lt } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { invoices } from '../tables.ts';
import { doEach, readToday } from './due-work.ts';
import { refreshInvoice } from './editor/refresh-invoice.ts';
import { writeHistory } from './editor/write-history.ts';
import { tellResponsible } from './sending/invoice-notice.ts';

/** Marks the invoices whose day has passed, and tells who made them. */
export async function markPastDue(deps: Dependencies, entity: string): Promise<void> {
  const now = deps.clock();
  const today = await readToday(deps, entity);
  const isFallingDue = and(
    live(invoices, entity),
    inArray(invoices.status, ['Sent', 'Downloaded', 'Partial Payment']),
    lt(invoices.dueOn, today),
  );
  const due = { from: invoices, where: isFallingDue, order: [asc(invoices.dueOn), asc(invoices.id)] };
  await doEach(deps, entity, due, async (db, id) => {
    const work = { db, entity, deps, now, identity: null };
    const row = await refreshInvoice(work, id);
    if (row.status !== 'Past Due') return;
    await writeHistory(work, { invoiceId: id, kind: 'past-due' });
    await tellResponsible(work, row, { kind: 'reminder', makerId: row.createdBy });
    await announce(db, entity, { kind: 'invoice', ids: [id] });
  });
}
