import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { clients } from '#features/clients/tables.ts';
import { readSeller, refusesEarlierDates } from '#platform/seller/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { mailedOrigin } from '#server/mailed-origin.ts';
import type { Scope } from '#server/scope.ts';
import { nextRecurrence } from '../next-recurrence.ts';
import { daysLater } from '../next-reminder-day.ts';
import { recurringInvoices } from '../tables.ts';
import { processDueRows, readToday } from './due-work.ts';
import { isIncomplete } from './e-invoice/issue-e-invoice.ts';
import { clientOnInvoice } from './invoice-fields.ts';
import { findSender, type Late, tellResponsible } from './invoice-notice.ts';
import { type InvoiceWork, lockInvoice } from './invoice-rows.ts';
import { lockRecurring, type RecurringRow } from './recurring-invoices.ts';
import { isSampleLeaving } from './sending/block-sample-mail.ts';
import { mailInvoice } from './sending/mail-invoice.ts';
import { insertInvoice } from './write-invoice.ts';

type RecurringWork = InvoiceWork & Pick<Scope, 'deps'>;

/** Creates the recurring invoices that are due: one for each date, including missed ones. */
export async function makeRecurringInvoices(deps: Dependencies, entity: string): Promise<void> {
  const now = deps.clock();
  const today = await readToday(deps, entity);
  const { deletedAt, isPaused, nextOn, until, id: idColumn } = recurringInvoices;
  const isDue = and(
    eq(recurringInvoices.entity, entity),
    isNull(deletedAt),
    eq(isPaused, false),
    lte(nextOn, today),
    or(isNull(until), sql`${nextOn} <= ${until}`),
  );
  await processDueRows(
    deps,
    entity,
    { from: recurringInvoices, where: isDue, order: [asc(nextOn), asc(idColumn)], drawsPdf: true },
    async (db, id) => {
      const work = { db, entity, deps, now, identity: null };
      await makeNext(work, await lockRecurring(id, work), today);
    },
  );
}

/**
 * Creates one invoice at a time, so that many missed ones use short transactions. A late invoice keeps its full payment
 * terms.
 */
async function makeNext(work: RecurringWork, recurring: RecurringRow, today: string): Promise<void> {
  const { db, entity, now } = work;
  const { id, clientId, nextOn, delivery, currency, lines, pricing, notes, service, paymentTermsDays } = recurring;
  const [client] = await db
    .select()
    .from(clients)
    .where(and(live(clients, entity), eq(clients.id, clientId)));
  const invoiceId =
    client &&
    (await insertInvoice(work, {
      ...{ clientId, delivery, currency, lines, pricing, notes, service },
      client: clientOnInvoice(client),
      issuedOn: today > nextOn && refusesEarlierDates(await readSeller(work)) ? today : nextOn,
      dueOn: daysLater(today > nextOn ? today : nextOn, paymentTermsDays),
      recurringId: id,
    }));
  await db
    .update(recurringInvoices)
    .set({
      // Without its client, it is paused until someone selects another.
      ...(invoiceId ? { nextOn: nextRecurrence(nextOn, recurring), lastInvoiceId: invoiceId } : { isPaused: true }),
      version: sql`${recurringInvoices.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(recurringInvoices.entity, entity), eq(recurringInvoices.id, id)));
  const sent = invoiceId
    ? await sendOrTell(work, recurring, { invoiceId, late: today > nextOn ? { plannedOn: nextOn, madeOn: today } : null })
    : [];
  await announce(db, entity, { kind: 'invoice', ids: sent });
}

interface Made {
  invoiceId: number;
  late: Late | null;
}

/**
 * Mails the invoice if configured and possible. Otherwise, or if its e-invoice is incomplete, it stays a draft and its author is notified.
 * A late invoice always notifies the author.
 */
async function sendOrTell(work: RecurringWork, { sends, createdBy }: RecurringRow, { invoiceId, late }: Made): Promise<number[]> {
  const { deps } = work;
  const row = await lockInvoice(invoiceId, work);
  const to = row.client.companyEmail.trim();
  const canLeave = sends && !(await isIncomplete(invoiceId, work)) && !(await isSampleLeaving([{ seller: row.seller, to }], work));
  const senderId = canLeave ? await findSender(work, createdBy, to) : null;
  const ids = senderId === null ? [invoiceId] : await mailInvoice({ ...work, senderId, origin: mailedOrigin(deps) }, row, { to });
  if (senderId === null || late) await tellResponsible(work, row, { kind: 'assignment', makerId: createdBy, ...(late && { late }) });
  return ids;
}
