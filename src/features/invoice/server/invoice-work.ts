import { sql } from 'drizzle-orm';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { latestDay } from '#server/zone-days.ts';
import { markPastDue } from './mark-past-due.ts';
import { makeRecurringInvoices } from './recurring/make-recurring-invoices.ts';
import { remindClients } from './sending/remind-clients.ts';

/** What becomes of invoices by themselves when their day has come. */
export const invoiceWork: BackgroundWork = {
  name: 'invoices of the day',
  async work(deps) {
    // Who has work on the latest day anywhere; each company is then asked for its own.
    const day = latestDay(deps.clock());
    const failures: unknown[] = [];
    await forEachEntity(deps, sql`select entity from entities_with_invoice_work(${day}::date)`, async (own, entity) => {
      for (const work of [makeRecurringInvoices, markPastDue, remindClients]) {
        // What fails keeps nothing else back.
        await work(own, entity).catch((error: unknown) => failures.push(error));
      }
    });
    // It is said, and tried again a while later.
    if (failures.length > 0) throw failures[0];
  },
};
