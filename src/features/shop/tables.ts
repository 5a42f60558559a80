import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, date, foreignKey, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/languages.ts';
import { invoices } from '#features/invoice/tables.ts';
import { people } from '#platform/people/tables.ts';
import { entityColumn, idColumn, moment, recordColumns, trashIndex, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { ColorOption } from './contract.ts';
import type { ChosenMethod, OrderAddress, OrderEventKind, OrderLine, OrderStatus, PaymentWay } from './order-contract.ts';
import type { ProductBefore } from './product-before.ts';
import type { StockReason } from './product-contract.ts';
import type { DeliveryMethod, ShopTaxRate } from './settings-contract.ts';
import type { TaxClass } from './tax-class-contract.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });
const live = sql`deleted_at is null`;
const shown = sql`deleted_at is null and is_published`;

/** Products of the shop. The rating comes from buyers' reviews; 0 without any. */
export const { table: products, view: productsView } = entityTable(
  'products',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    brand: text().notNull().default(''),
    category: text().notNull().default(''),
    priceCents: cents('price_cents').notNull(),
    hasFreeShipping: boolean('has_free_shipping').notNull().default(false),
    /** One per entry. */
    features: jsonb().$type<string[]>().notNull().default([]),
    colorOptions: jsonb('color_options').$type<ColorOption[]>().notNull().default([]),
    /** IDs of its picture files; the first is the cover. */
    pictureIds: jsonb('picture_ids').$type<number[]>().notNull().default([]),
    /** Quantity for sale. */
    stock: integer().notNull().default(0),
    taxClass: text('tax_class').$type<TaxClass>().notNull().default('goods'),
    /** Weight of one item; 0 if unknown. */
    weightGrams: integer('weight_grams').notNull().default(0),
    isPublished: boolean('is_published').notNull().default(true),
    starsSum: integer('stars_sum').notNull().default(0),
    starsCount: integer('stars_count').notNull().default(0),
    rating: smallint()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case stars_count when 0 then 0 else round(stars_sum::numeric / stars_count) end`),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(name)`),
  }),
  (table) => [
    // For the lists of the shop and of staff: an index-only scan finds the visible products in order.
    index('products_by_age').on(table.entity, table.id, table.isPublished).where(live),
    index('products_by_price').on(table.entity, table.priceCents, table.id, table.isPublished).where(live),
    index('products_by_category').on(table.entity, table.category, table.id).where(shown),
    index('products_by_brand').on(table.entity, table.brand, table.id).where(shown),
    index('products_by_name').on(table.entity, sql`name collate names`, table.id).where(live),
    index('products_by_stock').on(table.entity, table.stock, table.id).where(live),
    index('products_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
    trashIndex('products_deleted', table),
  ],
);

/** Number of products per category and brand, published and not; a trigger updates it in the same transaction as each write. */
export const { table: productCounts } = entityTable(
  'product_counts',
  () => ({
    entity: entityColumn(),
    category: text().notNull(),
    brand: text().notNull(),
    isPublished: boolean('is_published').notNull(),
    total: integer().notNull(),
  }),
  undefined,
  ['entity', 'category', 'brand', 'isPublished'],
);

/** Cart items, in the order they were added. */
export const { table: cartItems, view: cartItemsView } = entityTable(
  'cart_items',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    productId: idColumn('product_id').notNull(),
    /** One of the product's colors; empty when it has none. */
    colour: text().$type<ColorOption | ''>().notNull().default(''),
    id: idColumn('id').notNull(),
    qty: integer().notNull().default(1),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.productId], foreignColumns: [products.entity, products.id] })],
  ['entity', 'personId', 'productId', 'colour'],
);

export const { table: wishlistItems, view: wishlistItemsView } = entityTable(
  'wishlist_items',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    productId: idColumn('product_id').notNull(),
    id: idColumn('id').notNull(),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.productId], foreignColumns: [products.entity, products.id] })],
  ['entity', 'personId', 'productId'],
);

/** Product reviews by buyers: one per person and product, which can be edited. */
export const { table: reviews, view: reviewsView } = entityTable(
  'product_reviews',
  () => ({
    entity: entityColumn(),
    productId: idColumn('product_id').notNull(),
    personId: idColumn('person_id').notNull(),
    id: idColumn('id').notNull(),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.productId], foreignColumns: [products.entity, products.id] }),
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    index('product_reviews_newest').on(table.entity, table.productId, table.id),
  ],
  ['entity', 'productId', 'personId'],
);

export const { table: shopAddresses, view: shopAddressesView } = entityTable(
  'shop_addresses',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    personId: idColumn('person_id').notNull(),
    address: jsonb().$type<OrderAddress>().notNull(),
    ...recordColumns(),
  }),
  (table) => [index('shop_addresses_of_person').on(table.entity, table.personId, table.id).where(live)],
);

export const { table: coupons, view: couponsView } = entityTable(
  'coupons',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Uppercase. */
    code: text().notNull(),
    /** One of the two is nonzero. */
    percentOff: smallint('percent_off').notNull().default(0),
    centsOff: cents('cents_off').notNull().default(0),
    /** Minimum cart subtotal. */
    fromCents: cents('from_cents').notNull().default(0),
    /** Last valid day, inclusive. */
    until: date({ mode: 'string' }),
    /** Maximum number of uses; null for no limit. */
    mostUses: integer('most_uses'),
    uses: integer().notNull().default(0),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [uniqueIndex('coupons_code').on(table.entity, table.code).where(live), trashIndex('coupons_deleted', table)],
);

/** Orders, as a snapshot of when they were placed. */
export const { table: orders, view: ordersView } = entityTable(
  'orders',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** The buyer. */
    personId: idColumn('person_id').notNull(),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    address: jsonb().$type<OrderAddress>().notNull(),
    payment: text().$type<PaymentWay>().notNull(),
    couponCode: text('coupon_code').notNull().default(''),
    /** The method's name when the order was placed; null when nothing was delivered. */
    deliveryMethod: jsonb('delivery_method').$type<ChosenMethod>(),
    subtotalCents: cents('subtotal_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    deliveryCents: cents('delivery_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    currency: text().notNull(),
    invoiceId: idColumn('invoice_id').notNull(),
    /** Idempotency key of the page, so that a retry places the order once. */
    clientKey: text('client_key').notNull(),
    searchText: text('search_text').notNull(),
    ...recordColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    foreignKey({ columns: [table.entity, table.invoiceId], foreignColumns: [invoices.entity, invoices.id] }),
    index('orders_of_person').on(table.entity, table.personId, table.id),
    index('orders_by_status').on(table.entity, table.status, table.id),
    // Covering index for the sums of a date range.
    index('orders_by_day').on(table.entity, table.createdAt, table.status, table.currency, table.totalCents, table.id),
    index('orders_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
    uniqueIndex('orders_client_key').on(table.entity, table.personId, table.clientKey),
  ],
);

export const { table: orderEvents, view: orderEventsView } = entityTable(
  'order_events',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    orderId: idColumn('order_id').notNull(),
    kind: text().$type<OrderEventKind>().notNull(),
    /** A formatted amount or a credit note's number. */
    detail: text().notNull().default(''),
    personId: idColumn('person_id'),
    at: moment('at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.orderId], foreignColumns: [orders.entity, orders.id] }),
    index('order_events_of_order').on(table.entity, table.orderId, table.id),
  ],
);

/** The board where orders become cards: one row per entity, added when a board is first chosen. */
export const { table: fulfilments, view: fulfilmentsView } = entityTable(
  'fulfilments',
  () => ({
    entity: entityColumn(),
    /** The board; null when orders don't become cards. A deleted board counts as none and applies again once restored. */
    spaceId: idColumn('space_id'),
    /** Language for generated card text: that of the person who chose the board. */
    language: text().$type<Language>().notNull(),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity'],
);

/** Delivery and tax settings: one row per entity, added on the first change. */
export const { table: shopSettings, view: shopSettingsView } = entityTable(
  'shop_settings',
  () => ({
    entity: entityColumn(),
    deliveryMethods: jsonb('delivery_methods').$type<DeliveryMethod[]>().notNull(),
    taxRates: jsonb('tax_rates').$type<ShopTaxRate[]>().notNull().default([]),
    reverseCharge: boolean('reverse_charge').notNull().default(true),
    exportsUntaxed: boolean('exports_untaxed').notNull().default(false),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity'],
);

/** Stock movements: each change of a product's stock, with its author and time. */
export const { table: stockMoves, view: stockMovesView } = entityTable(
  'stock_moves',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    productId: idColumn('product_id').notNull(),
    /** Positive for incoming, negative for outgoing stock. */
    change: integer().notNull(),
    /** The resulting stock. */
    stock: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    note: text().notNull().default(''),
    orderId: idColumn('order_id'),
    personId: idColumn('person_id'),
    at: moment('at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.productId], foreignColumns: [products.entity, products.id] }),
    index('stock_moves_of_product').on(table.entity, table.productId, table.id),
  ],
);

/** Changes made by product imports, for undo. */
export const { table: productImports, view: productImportsView } = entityTable(
  'product_imports',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** The author. */
    personId: idColumn('person_id').notNull(),
    addedIds: jsonb('added_ids').$type<number[]>().notNull(),
    changed: jsonb().$type<ProductBefore[]>().notNull(),
    undoneAt: moment('undone_at'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [index('product_imports_by_age').on(table.entity, table.createdAt)],
);
