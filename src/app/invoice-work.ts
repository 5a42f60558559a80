import { sql } from 'drizzle-orm';
import { makeRecurringInvoices, markPastDue, remindClients } from '#features/invoice/server/offers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEntity } from '#server/for-entity.ts';
import { queryRows } from '#server/query-rows.ts';

/** What becomes of invoices by themselves when their day has come. Any number of servers may do so at once. */
export const invoiceWork = {
  name: 'invoices of the day',
  async work(deps: Dependencies): Promise<void> {
    const day = deps.clock().toISOString().slice(0, 10);
    const entities = await deps.database.reading(null, (db) =>
      queryRows<{ entity: string }>(db, sql`select entity from entities_with_invoice_work(${day}::date)`),
    );
    const failures: unknown[] = [];
    for (const { entity } of entities) {
      for (const work of [makeRecurringInvoices, markPastDue, remindClients]) {
        // What fails keeps nothing else back.
        await work(forEntity(deps, entity), entity).catch((error: unknown) => failures.push(error));
      }
    }
    // It is said, and tried again a while later.
    if (failures.length > 0) throw failures[0];
  },
};
