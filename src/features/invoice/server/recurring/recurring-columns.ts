import { and, eq } from 'drizzle-orm';
import { clientsView as clients } from '#features/clients/tables.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { recurringInvoices, recurringInvoicesView } from '../../tables.ts';

export type RecurringRow = typeof recurringInvoices.$inferSelect;

/** A recurring invoice and whom it is for. */
export function selectRecurring({ db }: Pick<Scope, 'db'>) {
  const recurring = recurringInvoicesView;
  return db
    .select({
      id: recurring.id,
      clientId: recurring.clientId,
      company: clients.company,
      name: clients.name,
      every: recurring.every,
      unit: recurring.unit,
      nextOn: recurring.nextOn,
      until: recurring.until,
      sends: recurring.sends,
      isPaused: recurring.isPaused,
      delivery: recurring.delivery,
      currency: recurring.currency,
      lines: recurring.lines,
      pricing: recurring.pricing,
      notes: recurring.notes,
      service: recurring.service,
      paymentTermsDays: recurring.paymentTermsDays,
      totalCents: recurring.totalCents,
      lastInvoiceId: recurring.lastInvoiceId,
      version: recurring.version,
    })
    .from(recurring)
    .innerJoin(clients, and(eq(clients.entity, recurring.entity), eq(clients.id, recurring.clientId)));
}

export function toRecurring({ company, name, ...row }: Awaited<ReturnType<typeof selectRecurring>>[number]): RecurringInvoice {
  return { ...row, clientName: company || name };
}

/** @throws 404. */
export async function readRecurring(id: number, scope: Pick<Scope, 'db' | 'entity'>): Promise<RecurringInvoice> {
  const [row] = await selectRecurring(scope).where(and(eq(recurringInvoicesView.entity, scope.entity), eq(recurringInvoicesView.id, id)));
  if (!row) throw notFound('recurring_invoice');
  return toRecurring(row);
}

/** One that goes on, locked. @throws 404. */
export async function lockRecurring(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<RecurringRow> {
  const [row] = await db
    .select()
    .from(recurringInvoices)
    .where(and(live(recurringInvoices, entity), eq(recurringInvoices.id, id)))
    .for('update');
  if (!row) throw notFound('recurring_invoice');
  return row;
}
