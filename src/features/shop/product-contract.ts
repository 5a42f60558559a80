import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { flag, id, oneLine, page, perPage, plainDate, someLines, version } from '#contract/primitives.ts';
import { colorOptions } from './contract.ts';
import { taxClasses } from './tax-class-contract.ts';

/** Why a product's stock changed. */
export const stockReasons = ['first', 'delivery', 'count', 'order', 'returned', 'import', 'damaged', 'lost', 'used'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Reasons staff can book: stock in, stock out, and a count, where the difference is booked. */
export const bookedReasons = { in: ['delivery', 'returned'], out: ['damaged', 'lost', 'used'], counted: ['count'] } as const;

/** Stock below this number counts as low. */
export const lowStock = 5;

const mostCents = 1_000_000_000;
const amount = () => z.number().check(z.int(), z.minimum(0), z.maximum(mostCents));

export const stockCount = () => z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));

export const productFields = z.strictObject({
  name: oneLine(120).check(z.minLength(1)),
  description: someLines(4000),
  brand: oneLine(60),
  category: oneLine(60),
  /** Including tax, in minor units of the company's currency. */
  priceCents: amount(),
  hasFreeShipping: z.boolean(),
  taxClass: z.enum(taxClasses),
  /** Weight of one item in grams; 0 if unknown. */
  weightGrams: z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)),
  features: z.array(oneLine(200).check(z.minLength(1))).check(z.maxLength(20)),
  colorOptions: z.array(z.enum(colorOptions)).check(z.maxLength(5)),
  /** Uploaded pictures; the first is the cover. */
  pictureIds: z.array(id()).check(z.maxLength(12)),
  isPublished: z.boolean(),
});

/** A product as staff see it. */
const managedProduct = z.object({
  ...productFields.shape,
  id: z.number(),
  slug: z.string(),
  pictures: z.array(z.object({ id: z.number(), address: z.string() })),
  stock: z.number(),
  rating: z.number(),
  currency: z.string(),
  version: z.number(),
});
export type ManagedProduct = z.infer<typeof managedProduct>;

export const productSortColumns = ['id', 'name', 'priceCents', 'stock'] as const;

/** Filter and sort order for staff's product list. */
export const productFilterFields = {
  q: z._default(z.string(), ''),
  /** Published products with low stock: below 5. */
  low: z._default(flag(), false),
  sort: z._default(z.enum(['asc', 'desc']), 'desc'),
  sortColumn: z._default(z.enum(productSortColumns), 'id'),
};

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/api/v1/products',
  summary: 'Lists all products, including unpublished ones, a page at a time.',
  action: 'read',
  subject: 'Product',
  query: z.object({ ...productFilterFields, page: page(), perPage: perPage(20) }),
  answer: z.object({ products: z.array(managedProduct), total: z.number(), currency: z.string() }),
});

const oneProduct = { params: z.object({ id: id() }), answer: z.object({ product: managedProduct }) };
const noProduct = { 404: 'No such product.' };

export const getManagedProduct = endpoint({
  ...oneProduct,
  method: 'GET',
  path: '/api/v1/products/{id}',
  summary: 'Returns a product with all details, published or not.',
  action: 'read',
  subject: 'Product',
  refusals: noProduct,
});

export const addProduct = endpoint({
  method: 'POST',
  path: '/api/v1/products',
  once: true,
  summary: 'Adds a product with its stock.',
  action: 'create',
  subject: 'Product',
  body: z.extend(
    z.partial(productFields, {
      description: true,
      brand: true,
      category: true,
      features: true,
      colorOptions: true,
      pictureIds: true,
      hasFreeShipping: true,
      taxClass: true,
      weightGrams: true,
      isPublished: true,
    }),
    {
      stock: z._default(stockCount(), 0),
    },
  ),
  answer: oneProduct.answer,
  status: 201,
});

export const updateProduct = endpoint({
  ...oneProduct,
  method: 'POST',
  path: '/api/v1/products/{id}',
  summary: 'Changes the given fields of a product; orders stay unchanged.',
  action: 'update',
  subject: 'Product',
  body: z.extend(z.partial(productFields), { version: version() }),
  refusals: { ...noProduct, 409: 'It was changed by someone else; `current` has the product.' },
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/v1/products/{id}',
  summary: 'Soft-deletes a product: it leaves shop, carts and wishlists until restored.',
  action: 'delete',
  subject: 'Product',
  params: z.object({ id: id() }),
  refusals: noProduct,
});

export const restoreProduct = endpoint({
  ...oneProduct,
  method: 'POST',
  path: '/api/v1/products/{id}/restore',
  summary: 'Restores a product.',
  action: 'delete',
  subject: 'Product',
  refusals: { 404: 'No such deleted product.' },
});

const stockMove = z.object({
  id: z.number(),
  change: z.number(),
  stock: z.number(),
  reason: z.enum(stockReasons),
  note: z.string(),
  orderId: z.nullable(z.number()),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type StockMove = z.infer<typeof stockMove>;

export const changeStock = endpoint({
  ...oneProduct,
  method: 'POST',
  path: '/api/v1/products/{id}/stock',
  once: true,
  summary: 'Books stock of a product in (above zero) or out (below); the stock never falls below zero.',
  action: 'update',
  subject: 'Product',
  body: z.strictObject({
    change: z.number().check(z.int(), z.minimum(-1_000_000), z.maximum(1_000_000)),
    reason: z.enum([...bookedReasons.in, ...bookedReasons.out, ...bookedReasons.counted]),
    note: oneLine(200),
  }),
  refusals: { ...noProduct, 409: 'There isn’t enough of it; `current` has the product.' },
});

export const listStockMoves = endpoint({
  method: 'GET',
  path: '/api/v1/products/{id}/stock',
  summary: 'Lists the stock changes of a product, newest first, a page at a time: who, when, why.',
  action: 'read',
  subject: 'Product',
  params: z.object({ id: id() }),
  query: z.object({ page: page(), perPage: perPage(20) }),
  answer: z.object({ moves: z.array(stockMove), total: z.number() }),
  refusals: noProduct,
});

const couponFields = z.strictObject({
  /** Stored in uppercase. */
  code: oneLine(40).check(z.regex(/^[\w-]{3,40}$/, says('not_a_coupon_code'))),
  percentOff: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  centsOff: amount(),
  fromCents: amount(),
  until: z.nullable(plainDate()),
  mostUses: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
});

const coupon = z.object({ ...couponFields.shape, id: z.number(), uses: z.number(), version: z.number() });
export type Coupon = z.infer<typeof coupon>;

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/v1/coupons',
  summary: 'Lists coupons, newest first, a page at a time.',
  action: 'read',
  subject: 'Product',
  query: z.object({ q: z._default(z.string(), ''), page: page(), perPage: perPage(20) }),
  answer: z.object({ coupons: z.array(coupon), total: z.number(), currency: z.string() }),
});

export const addCoupon = endpoint({
  method: 'POST',
  path: '/api/v1/coupons',
  once: true,
  summary: 'Adds a coupon for a percentage or an amount off an order.',
  action: 'create',
  subject: 'Product',
  body: couponFields,
  answer: z.object({ coupon }),
  status: 201,
});

export const updateCoupon = endpoint({
  method: 'POST',
  path: '/api/v1/coupons/{id}',
  summary: 'Changes the given fields of a coupon.',
  action: 'update',
  subject: 'Product',
  params: z.object({ id: id() }),
  body: z.extend(z.partial(couponFields), { version: version() }),
  answer: z.object({ coupon }),
  refusals: { 404: 'No such coupon.', 409: 'It was changed by someone else; `current` has the coupon.' },
});

export const deleteCoupon = endpoint({
  method: 'DELETE',
  path: '/api/v1/coupons/{id}',
  summary: 'Soft-deletes a coupon; orders keep their discount.',
  action: 'delete',
  subject: 'Product',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such coupon.' },
});

export const restoreCoupon = endpoint({
  method: 'POST',
  path: '/api/v1/coupons/{id}/restore',
  summary: 'Restores a coupon.',
  action: 'delete',
  subject: 'Product',
  params: z.object({ id: id() }),
  answer: z.object({ coupon }),
  refusals: { 404: 'No such deleted coupon.', 409: 'Another coupon has its code.' },
});

export const productEndpoints = [
  ...[listManagedProducts, getManagedProduct, addProduct, updateProduct, deleteProduct, restoreProduct],
  ...[changeStock, listStockMoves],
  ...[listCoupons, addCoupon, updateCoupon, deleteCoupon, restoreCoupon],
];
