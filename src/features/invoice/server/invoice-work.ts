import { sql } from 'drizzle-orm';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { markPastDue } from './mark-past-due.ts';
import { planNextWork } from './plan-next-work.ts';
import { makeRecurringInvoices } from './recurring/make-recurring-invoices.ts';
import { remindClients } from './sending/remind-clients.ts';

/** What happens to invoices on its own when their day has come. */
export const invoiceWork: BackgroundWork = {
  name: 'invoices of the day',
  async work(deps) {
    const at = deps.clock().toISOString();
    const failures: unknown[] = [];
    await forEachEntity(deps, sql`select entity from entities_with_invoice_work(${at}::timestamptz)`, async (own, entity) => {
      for (const work of [makeRecurringInvoices, markPastDue, remindClients, planNextWork]) {
        // A failure in one doesn't stop the others.
        await work(own, entity).catch((error: unknown) => failures.push(error));
      }
    });
    // The loop logs it and tries again later.
    if (failures.length > 0) throw failures[0];
  },
};
