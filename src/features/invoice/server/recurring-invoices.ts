import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DeliveryTime } from '#contract/delivery-time.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { clientsView as clients } from '#features/clients/tables.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { LineItem, Pricing } from '../contract.ts';
import { invoiceTotals } from '../line-amounts.ts';
import { anchorOf } from '../next-recurrence.ts';
import type * as recurringContract from '../recurring-contract.ts';
import type { RecurringInvoice } from '../recurring-contract.ts';
import { recurringInvoicesView as recurring, recurringInvoices } from '../tables.ts';
import { findClient, pricingFor, proposedBySeller, refuseImpossible } from './invoice-fields.ts';

export async function addRecurringInvoice(
  { body }: GivenOf<typeof recurringContract.addRecurringInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof recurringContract.addRecurringInvoice>> {
  const { db, entity, identity, now } = scope;
  const { until = null, nextOn, lines } = body;
  const proposed = await proposedBySeller(scope);
  const pricing = pricingFor(body.pricing) ?? proposed.pricing;
  const { delivery = proposed.delivery } = body;
  refuseImpossibleRecurrence({ nextOn, until, delivery, lines, pricing });
  await findClient(body.clientId, scope);
  const paymentTermsDays = body.paymentTermsDays ?? (await readSeller(scope)).paymentTermsDays;
  const id = await nextId(db, entity, 'recurring-invoice');
  await db.insert(recurringInvoices).values({
    ...body,
    ...{ entity, id, until, paymentTermsDays, pricing, delivery },
    anchorDay: anchorOf(nextOn),
    totalCents: invoiceTotals(lines, pricing).totalCents,
    createdBy: identity.personId,
    createdAt: now,
    updatedAt: now,
  });
  await announce(db, entity, { kind: 'invoice', ids: [] });
  return { recurring: await readRecurring(id, scope) };
}

/** @throws 400 for a recurring invoice that could never create one */
function refuseImpossibleRecurrence({
  nextOn,
  until,
  delivery,
  lines,
  pricing,
}: {
  nextOn: string;
  until: string | null;
  delivery: DeliveryTime;
  lines: LineItem[];
  pricing: Pricing;
}): void {
  refuseImpossible({ issuedOn: nextOn, dueOn: nextOn, delivery, lines, pricing });
  if (until !== null && until < nextOn) throw invalid('until', 'until_before_next');
}

/** Changes the given fields; invoices already created are not affected. */
export async function updateRecurringInvoice(
  { params, body }: GivenOf<typeof recurringContract.updateRecurringInvoice>,
  scope: Scope,
): Promise<AnswerOf<typeof recurringContract.updateRecurringInvoice>> {
  const { db, entity, now } = scope;
  const { version, ...given } = body;
  const row = await lockRecurring(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('recurring_invoice', await readRecurring(params.id, scope));
  const { nextOn = row.nextOn, until = row.until, delivery = row.delivery, lines = row.lines } = given;
  const pricing = pricingFor(given.pricing) ?? row.pricing;
  const isScheduledAnew = given.nextOn !== undefined || given.until !== undefined;
  // A finished one can still be edited.
  refuseImpossibleRecurrence({ nextOn, until: isScheduledAnew ? until : null, delivery, lines, pricing });
  if (given.clientId !== undefined && given.clientId !== row.clientId) await findClient(given.clientId, scope);
  await db
    .update(recurringInvoices)
    .set({
      ...given,
      pricing,
      // An unchanged date keeps the original day of the month.
      anchorDay: nextOn === row.nextOn ? row.anchorDay : anchorOf(nextOn),
      totalCents: invoiceTotals(lines, pricing).totalCents,
      version: sql`${recurringInvoices.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(recurringInvoices.entity, entity), eq(recurringInvoices.id, params.id)));
  await announce(db, entity, { kind: 'invoice', ids: [] });
  return { recurring: await readRecurring(params.id, scope) };
}

/** Deletes or restores a recurring invoice. */
export async function deleteRecurringInvoice(
  { query }: GivenOf<typeof recurringContract.deleteRecurringInvoice>,
  scope: Scope,
): Promise<undefined> {
  const { db, entity, now } = scope;
  const isBack = query.restore !== undefined;
  const { deletedAt } = recurringInvoices;
  const changed = await db
    .update(recurringInvoices)
    .set({ deletedAt: isBack ? null : now, version: sql`${recurringInvoices.version} + 1`, updatedAt: now })
    .where(and(eq(recurringInvoices.entity, entity), eq(recurringInvoices.id, query.id), isBack ? isNotNull(deletedAt) : isNull(deletedAt)))
    .returning({ id: recurringInvoices.id });
  if (changed.length === 0) throw notFound('recurring_invoice');
  await announce(db, entity, { kind: 'invoice', ids: [] });
}

/** Returns a page of recurring invoices, next due first. */
export async function listRecurringInvoices(
  { query }: GivenOf<typeof recurringContract.listRecurringInvoices>,
  scope: Scope,
): Promise<AnswerOf<typeof recurringContract.listRecurringInvoices>> {
  const goesOn = live(recurring, scope.entity);
  const [counted] = await scope.db.select({ total: count() }).from(recurring).where(goesOn);
  const offset = pageOffset(query);
  if (offset === null) return { recurring: [], total: counted?.total ?? 0 };
  const rows = await selectRecurring(scope)
    .where(goesOn)
    .orderBy(asc(recurring.nextOn), asc(recurring.id))
    .limit(query.perPage)
    .offset(offset);
  return { recurring: rows.map(toRecurring), total: counted?.total ?? 0 };
}

export type RecurringRow = typeof recurringInvoices.$inferSelect;

export function selectRecurring({ db }: Pick<Scope, 'db'>) {
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
async function readRecurring(id: number, scope: Pick<Scope, 'db' | 'entity'>): Promise<RecurringInvoice> {
  const [row] = await selectRecurring(scope).where(and(eq(recurring.entity, scope.entity), eq(recurring.id, id)));
  if (!row) throw notFound('recurring_invoice');
  return toRecurring(row);
}

/**
 * Locks a recurring invoice that is not deleted.
 * @throws 404
 */
export async function lockRecurring(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<RecurringRow> {
  const [row] = await db
    .select()
    .from(recurringInvoices)
    .where(and(live(recurringInvoices, entity), eq(recurringInvoices.id, id)))
    .for('update');
  if (!row) throw notFound('recurring_invoice');
  return row;
}
