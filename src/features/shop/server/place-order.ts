import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { clientFor } from '#features/clients/server/public-api.ts';
import { daysLater, issueInvoiceFor, moneyText } from '#features/invoice/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { readSeller } from '#platform/seller/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { directed } from '#server/words.ts';
import type { placeOrder as contract, OrderAddress, OrderRecord, PaymentWay, Quote } from '../order-contract.ts';
import { cartItems, coupons, orders } from '../tables.ts';
import { findAddress } from './addresses.ts';
import { writeEvent } from './change-order.ts';
import { putOrderOnBoard } from './fulfilment.ts';
import { billedLine, grossPricing } from './line-tax.ts';
import { readOrder } from './read-order.ts';
import { isCoupon, readQuote } from './read-quote.ts';
import { buyerOf, buyersWords, lineName } from './shop-words.ts';
import { moveStock } from './stock.ts';

/**
 * Orders the caller's cart in one transaction: reduces the stock, issues the invoice, removes the ordered items from the
 * cart, and adds a card for staff if a board is chosen. A repeated key
 * returns the same order again.
 */
export async function placeOrder({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const placed = await findPlaced(body.clientKey, scope);
  if (placed !== null) return { order: await readOrder(placed, scope) };
  // The address is checked first, so that another person's is refused whatever the total.
  const address = await findAddress(body.addressId, scope);
  const quote = await readQuote(body, scope);
  if (quote.lines.length === 0) throw invalid('cart', 'empty');
  if (body.coupon.trim() !== '' && quote.coupon === null) throw conflict('order', quote);
  if (quote.deliveryProblem) throw new Refusal('conflict', { code: 'no_delivery' }, { current: quote });
  if (body.delivery !== undefined && quote.deliveryMethod?.key !== body.delivery) throw conflict('order', quote);
  if (quote.totalCents !== body.totalCents) throw conflict('order', quote);
  const id = await nextId(db, entity, 'order');
  await takeStock(id, quote, scope);
  await spendCoupon(quote, scope);
  const bill = await billOrder({ orderId: id, quote, address, payment: body.payment }, scope);
  const { subtotalCents, discountCents, deliveryCents, totalCents, currency } = quote;
  const lines = quote.lines.map(({ productId, name, colour, qty, priceCents, tax }) => ({
    ...{ productId, name, qty, priceCents, refundedQty: 0 },
    ...(colour && { colour }),
    ...(tax && { tax }),
  }));
  const buyer = await nameOf(scope);
  await db.insert(orders).values({
    ...{ entity, id, personId: identity.personId, lines, address, payment: body.payment, couponCode: quote.coupon?.code ?? '' },
    ...{ subtotalCents, discountCents, deliveryCents, totalCents, currency, invoiceId: bill.id, clientKey: body.clientKey },
    deliveryMethod: quote.deliveryMethod,
    searchText: [`#${id}`, buyer, ...Object.values(address), ...lines.map(({ name }) => name)].join('\n').toLowerCase(),
    createdAt: now,
    updatedAt: now,
  });
  await writeEvent(scope, { orderId: id, kind: 'placed' });
  await takeFromCart(quote, scope);
  await announce(
    db,
    entity,
    { kind: 'cart', ids: [], person: identity.personId },
    { kind: 'order', ids: [id] },
    { kind: 'product', ids: lines.map(({ productId }) => productId) },
    { kind: 'invoice', ids: [bill.id] },
  );
  const order = await readOrder(id, scope);
  await putOrderOnBoard(order, scope, null);
  await confirmOrder(order, scope);
  return { order };
}

/** A second click waits here until the first finishes. */
async function findPlaced(clientKey: string, { db, entity, identity }: Scope): Promise<number | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${entity} ${identity.personId}`}, 0))`);
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.entity, entity), eq(orders.personId, identity.personId), eq(orders.clientKey, clientKey)));
  return row?.id ?? null;
}

async function takeStock(orderId: number, quote: Quote, scope: Scope): Promise<void> {
  const short = quote.lines.find(({ qty, stock }) => stock < qty);
  const moves = quote.lines.map(({ productId, qty }) => ({ productId, change: -qty, reason: 'order' as const, orderId }));
  const missing = short ? short.productId : await moveStock(scope, moves);
  if (missing === null) return;
  const name = quote.lines.find(({ productId }) => productId === missing)?.name ?? '';
  // Stock already taken is restored, because the transaction rolls back.
  throw new Refusal('conflict', { code: 'sold_out', name }, { current: quote });
}

/** Removes the ordered quantities from the cart. Items added after the quote was read stay. */
async function takeFromCart({ lines }: Quote, { db, entity, identity }: Scope): Promise<void> {
  const isOwn = and(eq(cartItems.entity, entity), eq(cartItems.personId, identity.personId));
  const productIds = lines.map(({ productId }) => productId);
  const colours = lines.map(({ colour = '' }) => colour);
  const quantities = lines.map(({ qty }) => qty);
  const ordered = sql`unnest(${sql.param(productIds)}::bigint[], ${sql.param(colours)}::text[], ${sql.param(quantities)}::int[])
    as ordered(product_id, colour, qty)`;
  await db
    .update(cartItems)
    .set({ qty: sql`${cartItems.qty} - ordered.qty` })
    .from(ordered)
    .where(and(isOwn, sql`${cartItems.productId} = ordered.product_id and ${cartItems.colour} = ordered.colour`));
  await db.delete(cartItems).where(and(isOwn, lte(cartItems.qty, 0)));
}

async function spendCoupon({ coupon, ...quote }: Quote, { db, entity }: Scope): Promise<void> {
  if (!coupon) return;
  const used = await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(isCoupon(entity, coupon.code), or(isNull(coupons.mostUses), lt(coupons.uses, coupons.mostUses))))
    .returning({ id: coupons.id });
  if (used.length === 0) throw conflict('order', { ...quote, coupon: null, couponProblem: 'used_up' });
}

async function nameOf({ db, entity, identity }: Scope): Promise<string> {
  const [row] = await db
    .select({ fullName: people.fullName })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  return row?.fullName ?? '';
}

interface Billed {
  orderId: number;
  quote: Quote;
  address: OrderAddress;
  payment: PaymentWay;
}

/** Issues an order's invoice: prices include tax, the coupon applies to the total. */
async function billOrder({ orderId, quote, address, payment }: Billed, scope: Scope): Promise<{ id: number }> {
  const seller = await readSeller(scope);
  const { words } = await buyersWords(scope);
  const { email } = await buyerOf(scope.identity.personId, scope);
  const { name, company, street, postalCode, city, country, phone, vatId = '' } = address;
  const client = await clientFor(scope, {
    name,
    company,
    companyEmail: email,
    address: `${street}\n${postalCode} ${city}`,
    country,
    contact: phone,
    vatId,
  });
  const delivery = [words('shopBill.delivery'), quote.deliveryMethod?.name].filter(Boolean).join(': ');
  const terms = payment === 'invoice' ? seller.paymentTermsDays : 7;
  const today = await todayOf(scope);
  return issueInvoiceFor(scope, {
    orderId,
    clientId: client.id,
    issuedOn: today,
    dueOn: daysLater(today, terms),
    currency: quote.currency,
    lines: [
      ...quote.lines.map((line) => billedLine({ description: lineName(line, words), ...line })),
      ...quote.deliveryLines.map((line) => billedLine({ description: delivery, qty: 1, ...line })),
    ],
    pricing: grossPricing(seller.taxPer, quote.discountCents),
    service: `Order #${orderId}`,
    notes: '',
  });
}

/** Emails the buyer an order confirmation in the company's name. */
async function confirmOrder(order: OrderRecord, scope: Scope): Promise<void> {
  const { db, deps, entity, identity, ability, now } = scope;
  const { email, fullName } = await buyerOf(identity.personId, scope);
  const seller = await readSeller(scope);
  const { words, language } = await buyersWords(scope);
  const money = (cents: number) => moneyText(cents, order.currency);
  const rows = order.lines.map(
    (line) => `<li>${line.qty} × ${escapeHtml(lineName(line, words))}: ${money(line.qty * line.priceCents)}</li>`,
  );
  const message = [
    `<p>${words('shopMail.hello', { name: escapeHtml(fullName) })}</p>`,
    `<p>${words('shopMail.thanks', { number: String(order.id) })}</p>`,
    `<ul>${rows.join('')}</ul>`,
    `<p>${words('shopMail.total', { total: money(order.totalCents) })}</p>`,
  ].join('');
  const told = {
    ...{ entity, personId: identity.personId, hasMailbox: ability.can('read', 'Email'), to: { name: fullName, email } },
    from: { name: seller.name, email: seller.email },
    subject: words('shopMail.subject', { number: String(order.id) }),
    message: directed(language, message),
  };
  await deps.notices.tell(db, deps, told, now);
}
