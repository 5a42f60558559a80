import { and, asc, between, count, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { invoiceHistoryView as history, invoicesView as invoices, invoicePaymentsView as payments } from '#features/invoice/tables.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../contract.ts';
import type { Reading } from './reading.ts';

const most = { payments: 6, events: 5, invoices: 8 };

/** Payments in the period, newest first; credit moved between invoices isn't a payment. */
export async function readTransactions({ db, entity, span }: Reading): Promise<Cards['transactions']> {
  const { id, invoiceId, method, amountCents, paidOn } = payments;
  const { number, clientName, currency } = invoices;
  const rows = await db
    .select({ id, invoiceId, number, clientName, method, amountCents, currency, paidOn })
    .from(payments)
    .innerJoin(invoices, and(live(invoices, payments.entity), eq(invoices.id, payments.invoiceId)))
    .where(and(eq(payments.entity, entity), isNull(payments.deletedAt), ne(method, 'credit'), between(paidOn, span.from, span.until)))
    .orderBy(desc(paidOn), desc(invoiceId), desc(id))
    .limit(most.payments);
  return { rows };
}

/** The latest invoice events, regardless of the period. */
export async function readTimeline({ db, entity, deps }: Reading): Promise<Cards['timeline']> {
  const { id, kind, at, invoiceId, actorId } = history;
  const { number, clientName } = invoices;
  const rows = await db
    .select({ id, kind, at, invoiceId, actorId, number, clientName })
    .from(history)
    .innerJoin(invoices, and(live(invoices, history.entity), eq(invoices.id, invoiceId)))
    .where(eq(history.entity, entity))
    .orderBy(desc(id))
    .limit(most.events);
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map((row) => row.actorId),
  );
  return {
    rows: rows.map(({ actorId: by, ...row }) => {
      const actor = by === null ? undefined : people.get(by);
      return { ...row, at: row.at.toISOString(), actor: actor ? { id: actor.id, fullName: actor.fullName, avatar: actor.avatar } : null };
    }),
  };
}

/** The invoices added last, regardless of the period. */
export async function readNewestInvoices({ db, entity }: Reading): Promise<Cards['newestInvoices']> {
  const { id, number, clientName, status, issuedOn, dueOn, totalCents, balanceCents, currency } = invoices;
  const rows = await db
    .select({ id, number, clientName, status, issuedOn, dueOn, totalCents, balanceCents, currency })
    .from(invoices)
    .where(live(invoices, entity))
    .orderBy(desc(id))
    .limit(most.invoices);
  return { rows };
}

/** The issued invoice with an open balance and the earliest due date. */
export async function readPayment({ db, entity }: Reading): Promise<Cards['payment']> {
  const { id, number, clientName, dueOn, totalCents, balanceCents, currency } = invoices;
  const isOpen = and(live(invoices, entity), eq(invoices.kind, 'invoice'), ne(invoices.status, 'Draft'), gt(balanceCents, 0));
  const [[first], [open]] = await Promise.all([
    db
      .select({ id, number, clientName, dueOn, totalCents, balanceCents, currency })
      .from(invoices)
      .where(isOpen)
      .orderBy(asc(dueOn), asc(id))
      .limit(1),
    db.select({ all: count() }).from(invoices).where(isOpen),
  ]);
  return { invoice: first ? { ...first, number: first.number ?? '' } : null, open: open?.all ?? 0 };
}
