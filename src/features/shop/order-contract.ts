import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { listFormats } from '#contract/list-formats.ts';
import { euCountryOfVatId, isInEu, plainVatId } from '#contract/money/eu-vat-id.ts';
import { taxCategories } from '#contract/money/tax-categories.ts';
import { furtherTax } from '#contract/money/tax-rate.ts';
import { emptyAsAbsent, flag, id, oneLine, page, perPage, plainDate, someLines, version } from '#contract/primitives.ts';
import { colour } from './contract.ts';

export const orderStatuses = ['placed', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses that count as *open*: not delivered and not canceled. */
export const openOrderStatuses = ['placed', 'paid', 'shipped'] as const satisfies readonly OrderStatus[];

export const paymentWays = ['invoice', 'bank-transfer', 'cash-on-delivery'] as const;
export type PaymentWay = (typeof paymentWays)[number];

const filled = (longest: number) => oneLine(longest).check(z.minLength(1));

/** Delivery and billing address of an order. */
const addressFields = z.strictObject({
  name: filled(120),
  company: oneLine(120),
  street: filled(200),
  city: filled(120),
  postalCode: filled(20),
  country: filled(80),
  phone: oneLine(60),
  /** For a business: one in another EU country may be charged no tax. */
  vatId: z.optional(oneLine(40).check(z.refine((text) => isVatIdOrNone(String(text)), says('not_a_vat_id')))),
});
export type OrderAddress = z.infer<typeof addressFields>;

/** In an EU country it must have that country's format; elsewhere any value is accepted. */
function isVatIdOrNone(text: string): boolean {
  const id = plainVatId(text);
  return !(isInEu(id.slice(0, 2)) || id.startsWith('EL')) || euCountryOfVatId(id) !== null;
}

/** Tax of a line, as stated on the invoice. */
const lineTax = z.object({
  basisPoints: z.number(),
  name: z.string(),
  category: z.optional(z.enum(taxCategories)),
  /** Additional taxes. */
  more: z.optional(z.array(furtherTax)),
  /** Why no tax is charged. */
  exemption: z.optional(z.string()),
});
export type OrderTax = z.infer<typeof lineTax>;

const savedAddress = z.object({ ...addressFields.shape, id: z.number(), version: z.number() });
export type SavedAddress = z.infer<typeof savedAddress>;

const orderLine = z.object({
  productId: z.number(),
  name: z.string(),
  /** The color chosen. */
  colour: colour(),
  qty: z.number(),
  /** Price for one, including tax. */
  priceCents: z.number(),
  refundedQty: z.number(),
  /** Absent when the company charges no tax, and on orders from before products had their own tax. */
  tax: z.optional(lineTax),
});
export type OrderLine = z.infer<typeof orderLine>;

/** Why a code gives no discount. */
export const couponProblems = ['unknown', 'ended', 'used_up', 'too_little'] as const;
export type CouponProblem = (typeof couponProblems)[number];

const totals = {
  subtotalCents: z.number(),
  /** Coupon discount. */
  discountCents: z.number(),
  deliveryCents: z.number(),
  totalCents: z.number(),
  currency: z.string(),
};

/** The method's name when it was chosen; an empty name is *Standard delivery* in the reader's language. */
const chosenMethod = z.object({ key: z.string(), name: z.string() });
export type ChosenMethod = z.infer<typeof chosenMethod>;

/** What the cart would cost if ordered now. */
const quote = z.object({
  ...totals,
  lines: z.array(
    z.object({
      ...orderLine.shape,
      slug: z.string(),
      image: z.string(),
      brand: z.string(),
      hasFreeShipping: z.boolean(),
      stock: z.number(),
    }),
  ),
  /** Delivery methods for the address with their prices; the first is the default. */
  deliveryMethods: z.array(z.object({ ...chosenMethod.shape, priceCents: z.number() })),
  /** Null when nothing needs delivery, or delivery isn't possible. */
  deliveryMethod: z.nullable(chosenMethod),
  /** `unavailable`: no method delivers there, so the order can't be placed. */
  deliveryProblem: z.nullable(z.enum(['unavailable'])),
  /** Delivery price by tax: split between the tax classes of the goods. */
  deliveryLines: z.array(z.object({ priceCents: z.number(), tax: z.optional(lineTax) })),
  /** Tax included in the total, by rate. */
  taxes: z.array(z.object({ name: z.string(), basisPoints: z.number(), cents: z.number(), exemption: z.string() })),
  coupon: z.nullable(z.object({ code: z.string(), percentOff: z.number(), centsOff: z.number() })),
  couponProblem: z.nullable(z.enum(couponProblems)),
  addresses: z.array(savedAddress),
});
export type Quote = z.infer<typeof quote>;

const order = z.object({
  ...totals,
  id: z.number(),
  status: z.enum(orderStatuses),
  payment: z.enum(paymentWays),
  placedAt: z.string(),
  itemCount: z.number(),
  refundedCents: z.number(),
  /** Whether its invoice has no balance due. */
  isPaid: z.boolean(),
  person: z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) }),
  version: z.number(),
});
export type Order = z.infer<typeof order>;

/** Order events: reaching a status, a refund, or reverting a shipment or delivery. */
export const orderEventKinds = [...orderStatuses, 'refunded', 'not-shipped', 'not-delivered'] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

const orderRecord = z.object({
  ...order.shape,
  lines: z.array(orderLine),
  address: addressFields,
  couponCode: z.string(),
  /** Null when nothing was delivered, and on orders from before delivery methods existed. */
  deliveryMethod: z.nullable(chosenMethod),
  /** Whether delivery was charged and not yet refunded. */
  isDeliveryRefundable: z.boolean(),
  /** The invoice and its credit notes. */
  documents: z.array(
    z.object({
      id: z.number(),
      number: z.nullable(z.string()),
      kind: z.enum(['invoice', 'credit-note']),
      totalCents: z.number(),
      /** Whether its e-invoice is due but couldn't be created because data is missing. */
      lacksEInvoice: z.boolean(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(orderEventKinds),
      detail: z.string(),
      at: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
});
export type OrderRecord = z.infer<typeof orderRecord>;

const shopping = { action: 'read', subject: 'Shop' } as const;

export const getCheckout = endpoint({
  ...shopping,
  method: 'GET',
  path: '/api/v1/shop/checkout',
  summary:
    'Quotes the cart with a coupon, an address and a delivery method, and lists the caller’s saved addresses. The address defaults to their first.',
  query: z.object({ coupon: z._default(z.string(), ''), addressId: emptyAsAbsent(id()), delivery: z._default(z.string(), '') }),
  answer: z.object({ quote }),
});

export const addAddress = endpoint({
  ...shopping,
  method: 'POST',
  path: '/api/v1/shop/addresses',
  once: true,
  summary: 'Saves an address of the caller.',
  body: addressFields,
  answer: z.object({ address: savedAddress }),
  status: 201,
});

export const updateAddress = endpoint({
  ...shopping,
  method: 'POST',
  path: '/api/v1/shop/addresses/{id}',
  summary: 'Changes an address of the caller; orders keep theirs.',
  params: z.object({ id: id() }),
  body: z.extend(addressFields, { version: version() }),
  answer: z.object({ address: savedAddress }),
  refusals: { 404: 'The caller has no such address.', 409: 'It was changed by someone else; `current` has the address.' },
});

export const deleteAddress = endpoint({
  ...shopping,
  method: 'DELETE',
  path: '/api/v1/shop/addresses/{id}',
  summary: 'Removes an address of the caller, if it exists.',
  params: z.object({ id: id() }),
});

export const placeOrder = endpoint({
  ...shopping,
  method: 'POST',
  path: '/api/v1/shop/orders',
  summary: 'Orders the cart: reduces the stock, issues an invoice, empties the cart.',
  body: z.strictObject({
    /** Idempotency key created by the page, so that a retry doesn't order twice. */
    clientKey: z.string().check(z.regex(/^[\w-]{8,64}$/, says('not_a_key'))),
    addressId: id(),
    payment: z.enum(paymentWays),
    /** Key of a delivery method; defaults to the first one for the address. */
    delivery: z.optional(oneLine(64)),
    coupon: oneLine(40),
    /** The total shown to the caller; if it has changed, nothing is ordered. */
    totalCents: z.number().check(z.int()),
  }),
  answer: z.object({ order: orderRecord }),
  status: 201,
  refusals: { 409: 'The total changed, or something is out of stock; `current` has the quote.' },
});

export const listOwnOrders = endpoint({
  ...shopping,
  method: 'GET',
  path: '/api/v1/shop/orders',
  summary: 'Lists the caller’s orders, newest first, a page at a time.',
  query: z.object({ page: page(), perPage: perPage(10) }),
  answer: z.object({ orders: z.array(order), total: z.number() }),
});

const oneOrder = { params: z.object({ id: id() }), answer: z.object({ order: orderRecord }) };
const noOrder = { 404: 'No such order.' };

export const listAccountOrders = endpoint({
  method: 'GET',
  path: '/api/v1/account/orders',
  summary: 'Lists the caller’s orders, newest first, a page at a time, also to callers who can’t open the shop.',
  action: 'read',
  subject: 'Shop',
  access: 'signed-in',
  query: z.object({ page: page(), perPage: perPage(5) }),
  answer: z.object({
    orders: z.array(z.pick(order, { id: true, status: true, placedAt: true, totalCents: true, currency: true })),
    total: z.number(),
  }),
});

export const getOwnOrder = endpoint({
  ...shopping,
  ...oneOrder,
  method: 'GET',
  path: '/api/v1/shop/orders/{id}',
  summary: 'Returns an order of the caller with all details.',
  refusals: noOrder,
});

export const downloadOrderDocument = endpoint({
  ...shopping,
  method: 'GET',
  path: '/api/v1/shop/orders/{id}/documents/{invoiceId}',
  summary: 'Returns the PDF of the invoice or a credit note of the caller’s order.',
  params: z.object({ id: id(), invoiceId: id() }),
  raw: true,
  refusals: noOrder,
});

// Endpoints for staff.

const wantedOrders = {
  q: z._default(z.string(), ''),
  /** `open` for all that are neither delivered nor canceled. */
  status: z._default(z.enum(['', 'open', 'to-ship', ...orderStatuses]), ''),
  /** Placed from and until these days, both inclusive, in the company's time zone. */
  placedFrom: z.optional(plainDate()),
  placedUntil: z.optional(plainDate()),
};

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/v1/orders',
  summary: 'Lists orders, newest first, a page at a time; `q` searches buyer, products and delivery address.',
  action: 'read',
  subject: 'Order',
  query: z.object({
    ...{ ...wantedOrders, page: page(), perPage: perPage(20) },
    /** `false` stops counting at 10,000 orders, or one page beyond them, which is faster. */
    exactTotal: z._default(flag(), true),
  }),
  answer: z.object({
    orders: z.array(order),
    total: z.number(),
    /** Set when there are more than `total`; then there are no sums either. */
    isAtLeast: z.optional(z.boolean()),
    /** Total per currency; canceled orders count as zero. */
    sums: z.array(z.object({ currency: z.string(), totalCents: z.number() })),
  }),
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/v1/order-export',
  summary: 'Exports all matching orders as a sheet, or the first 1,000 as a PDF. Cells that look like formulas stay text.',
  action: 'read',
  subject: 'Order',
  raw: true,
  writes: true,
  query: z.object({ ...wantedOrders, format: z.enum(listFormats) }),
});

export const getOrder = endpoint({
  ...oneOrder,
  method: 'GET',
  path: '/api/v1/orders/{id}',
  summary: 'Returns an order with all details.',
  action: 'read',
  subject: 'Order',
  refusals: noOrder,
});

export const moveOrder = endpoint({
  ...oneOrder,
  method: 'POST',
  path: '/api/v1/orders/{id}/status',
  summary: 'Advances an order: paid, shipped, delivered; or cancels it, which credits its invoice and restocks what wasn’t shipped.',
  action: 'update',
  subject: 'Order',
  body: z.strictObject({ status: z.enum(['paid', 'shipped', 'delivered', 'cancelled']), version: version() }),
  refusals: { ...noOrder, 409: 'It was already advanced, or can’t get this status; `current` has the order.' },
});

export const takeOrderBack = endpoint({
  ...oneOrder,
  method: 'POST',
  path: '/api/v1/orders/{id}/back',
  summary: 'Undoes shipping or delivering an order, and records it in the order’s history.',
  action: 'update',
  subject: 'Order',
  body: z.strictObject({ from: z.enum(['shipped', 'delivered']), version: version() }),
  refusals: { ...noOrder, 409: 'It was changed by someone else, or moved; `current` has the order.' },
});

export const refundOrder = endpoint({
  ...oneOrder,
  method: 'POST',
  path: '/api/v1/orders/{id}/refund',
  summary: 'Refunds some of an order’s products, or its delivery, by a credit note; returned products go back into stock.',
  action: 'update',
  subject: 'Order',
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ productId: id(), colour: colour(), qty: z.number().check(z.int(), z.minimum(1)) }))
      .check(z.maxLength(100)),
    /** Also refunds the rest of the delivery price. */
    delivery: z.optional(z.boolean()),
    cameBack: z.boolean(),
    note: someLines(500),
    version: version(),
  }),
  refusals: { ...noOrder, 409: 'It was changed by someone else; `current` has the order.' },
});

export const orderEndpoints = [
  ...[getCheckout, addAddress, updateAddress, deleteAddress, placeOrder, listOwnOrders, listAccountOrders, getOwnOrder],
  ...[downloadOrderDocument, listOrders, exportOrders, getOrder, moveOrder, takeOrderBack, refundOrder],
];
