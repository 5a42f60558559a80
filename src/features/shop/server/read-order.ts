import { and, asc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { answerPdf, isEInvoiceMissing, leftToCredit, readDocument } from '#features/invoice/server/public-api.ts';
import { invoices } from '#features/invoice/tables.ts';
import { files } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { downloadOrderDocument as contract, Order, OrderRecord, OrderStatus } from '../order-contract.ts';
import { orderEvents as events, orders, type ordersView } from '../tables.ts';

/** Columns of an order in a list. */
export const orderColumns = {
  order: orders,
  balanceCents: invoices.balanceCents,
  paidCents: invoices.paidCents,
  fullName: people.fullName,
  avatarId: files.id,
  avatarName: files.name,
};

export const itsBuyer = and(eq(people.entity, orders.entity), eq(people.id, orders.personId));
export const itsInvoice = and(eq(invoices.entity, orders.entity), eq(invoices.id, orders.invoiceId));
export const theirPicture = and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId));

interface OrderRow {
  order: typeof orders.$inferSelect;
  balanceCents: number;
  paidCents: number;
  fullName: string;
  avatarId: number | null;
  avatarName: string | null;
}

/** Converts a row to an order as listed. */
export function toOrder(row: OrderRow, { entity, deps }: Pick<Scope, 'entity' | 'deps'>): Order {
  const { id, payment, createdAt, lines, personId, version, ...rest } = row.order;
  const { subtotalCents, discountCents, deliveryCents, totalCents, refundedCents, currency } = rest;
  return {
    ...{ id, payment, version, subtotalCents, discountCents, deliveryCents, totalCents, refundedCents, currency },
    status: orderStatusOf({ ...row.order, ...row }),
    isPaid: row.balanceCents <= 0,
    placedAt: createdAt.toISOString(),
    itemCount: lines.reduce((sum, { qty }) => sum + qty, 0),
    person: { id: personId, fullName: row.fullName, avatar: pictureAddress(row, entity, deps.files) },
  };
}

/** Reads an order's details. @param buyerId restricts it to this buyer's orders @throws 404. */
export async function readOrder(id: number, scope: Scope, buyerId?: number): Promise<OrderRecord> {
  const { db, entity } = scope;
  const [row] = await db
    .select(orderColumns)
    .from(orders)
    .innerJoin(people, itsBuyer)
    .innerJoin(invoices, itsInvoice)
    .leftJoin(files, theirPicture)
    .where(and(eq(orders.entity, entity), eq(orders.id, id), buyerId === undefined ? undefined : eq(orders.personId, buyerId)));
  if (!row) throw notFound('order');
  const { lines, address, couponCode, deliveryMethod, invoiceId } = row.order;
  const [invoice, ...notes] = await documentsOf(invoiceId, scope);
  const live = notes.filter(({ deletedAt }) => deletedAt === null);
  // The invoice has the order's lines first, then the delivery lines.
  const delivery = invoice && invoice.deletedAt === null ? leftToCredit(invoice, live, lines.length) : [];
  return {
    ...toOrder(row, scope),
    lines,
    address,
    couponCode,
    deliveryMethod,
    isDeliveryRefundable: delivery.length > 0,
    documents: [invoice, ...notes].flatMap((one) => (one ? [toDocument(one)] : [])),
    events: await eventsOf(id, scope),
  };
}

type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

function toDocument({ id, number, kind, totalCents, lacksEInvoice }: DocumentRow): OrderRecord['documents'][number] {
  return { id, number, kind, totalCents, lacksEInvoice };
}

/** Reads an order's invoice and its credit notes. */
async function documentsOf(invoiceId: number, scope: Scope) {
  const { db, entity } = scope;
  const { id, number, kind, totalCents, lines, deletedAt } = invoices;
  const lacksEInvoice = sql`${isEInvoiceMissing(scope)}`.mapWith(Boolean);
  return db
    .select({ id, number, kind, totalCents, lacksEInvoice, lines, deletedAt })
    .from(invoices)
    .where(and(eq(invoices.entity, entity), or(eq(id, invoiceId), eq(invoices.creditsId, invoiceId))))
    .orderBy(asc(id));
}

async function eventsOf(orderId: number, { db, entity }: Scope): Promise<OrderRecord['events']> {
  const { id, kind, detail, at } = events;
  const rows = await db
    .select({ id, kind, detail, at, by: people.fullName })
    .from(events)
    .leftJoin(people, and(eq(people.entity, events.entity), eq(people.id, events.personId)))
    .where(and(eq(events.entity, entity), eq(events.orderId, orderId)))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Data that determines an order's status: the stored status, and whether its invoice was paid on either page. */
interface Facts {
  /** Stored status: for an order that wasn't shipped, *placed* or *paid* shows only whether staff marked it as paid. */
  status: OrderStatus;
  balanceCents: number;
  paidCents: number;
}

/** Returns an order's status. One that wasn't shipped is paid as long as its invoice is: by payments, not by credit notes alone. */
export function orderStatusOf({ status, balanceCents, paidCents }: Facts): OrderStatus {
  if (status !== 'placed' && status !== 'paid') return status;
  return balanceCents <= 0 && (paidCents > 0 || status === 'paid') ? 'paid' : 'placed';
}

type From = Pick<typeof orders | typeof ordersView, 'entity' | 'status' | 'payment' | 'invoiceId'>;

/** Condition for orders with a status. @param from the table or view being read */
export function isAt(status: OrderStatus, from: From): SQL | undefined {
  if (status !== 'placed' && status !== 'paid') return eq(from.status, status);
  return and(inArray(from.status, ['placed', 'paid']), status === 'paid' ? isPaid(from) : not(isPaid(from)));
}

/** Orders ready to ship: paid ones, and those paid after delivery. Orders by bank transfer must be paid first. */
export function isToShip(from: From): SQL | undefined {
  return and(inArray(from.status, ['placed', 'paid']), or(ne(from.payment, 'bank-transfer'), isPaid(from)));
}

function isPaid({ entity, invoiceId, status }: From): SQL {
  return sql`exists (select from ${invoices} bill where bill.entity = ${entity} and bill.id = ${invoiceId}
    and bill.balance_cents <= 0 and (bill.paid_cents > 0 or ${status} = 'paid'))`;
}

/** Downloads the PDF of an invoice or a credit note of the caller's order. @throws 404 for any other. */
export async function downloadOrderDocument({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { documents } = await readOrder(params.id, scope, scope.identity.personId);
  const file = documents.some(({ id }) => id === params.invoiceId) ? await readDocument(params.invoiceId, scope) : null;
  if (!file) throw notFound('invoice');
  return answerPdf({ name: file.name, bytes: file.bytes }, 'attachment');
}
