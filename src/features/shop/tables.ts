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

/** What the shop sells. Its number of stars is what those say who bought it: none where nobody has yet. */
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
    /** A line each. */
    features: jsonb().$type<string[]>().notNull().default([]),
    colorOptions: jsonb('color_options').$type<ColorOption[]>().notNull().default([]),
    /** The files of its pictures, the first one in front. */
    pictureIds: jsonb('picture_ids').$type<number[]>().notNull().default([]),
    /** How many there are to sell. */
    stock: integer().notNull().default(0),
    taxClass: text('tax_class').$type<TaxClass>().notNull().default('goods'),
    /** Of one; 0 where nobody has said. */
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
    // Both counters' lists: an index alone tells which are shown, and in which order.
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

/** How many products there are of each category and brand, shown and not; a trigger keeps it in the transaction of each write. */
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

/** What somebody has put into their cart, in the order in which they did. */
export const { table: cartItems, view: cartItemsView } = entityTable(
  'cart_items',
  () => ({
    entity: entityColumn(),
    personId: idColumn('person_id').notNull(),
    productId: idColumn('product_id').notNull(),
    /** One of the product's; empty where it had none to choose from. */
    colour: text().$type<ColorOption | ''>().notNull().default(''),
    id: idColumn('id').notNull(),
    qty: integer().notNull().default(1),
  }),
  (table) => [foreignKey({ columns: [table.entity, table.productId], foreignColumns: [products.entity, products.id] })],
  ['entity', 'personId', 'productId', 'colour'],
);

/** What somebody would like to have. */
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

/** What somebody who bought a product says of it: one review each, which they may change. */
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

/** Where somebody has things delivered. */
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

/** What takes something off an order. */
export const { table: coupons, view: couponsView } = entityTable(
  'coupons',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** In capital letters. */
    code: text().notNull(),
    /** One of the two is not 0. */
    percentOff: smallint('percent_off').notNull().default(0),
    centsOff: cents('cents_off').notNull().default(0),
    /** What the things in the cart must come to. */
    fromCents: cents('from_cents').notNull().default(0),
    /** The last day on which it is taken. */
    until: date({ mode: 'string' }),
    /** How often it can be used; null for any number. */
    mostUses: integer('most_uses'),
    uses: integer().notNull().default(0),
    ...recordColumns(),
    deletedBy: idColumn('deleted_by'),
  }),
  (table) => [uniqueIndex('coupons_code').on(table.entity, table.code).where(live), trashIndex('coupons_deleted', table)],
);

/** What was ordered, as it was at that moment. */
export const { table: orders, view: ordersView } = entityTable(
  'orders',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Who ordered. */
    personId: idColumn('person_id').notNull(),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    address: jsonb().$type<OrderAddress>().notNull(),
    payment: text().$type<PaymentWay>().notNull(),
    couponCode: text('coupon_code').notNull().default(''),
    /** As it was called then; null where nothing was delivered. */
    deliveryMethod: jsonb('delivery_method').$type<ChosenMethod>(),
    subtotalCents: cents('subtotal_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    deliveryCents: cents('delivery_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    currency: text().notNull(),
    invoiceId: idColumn('invoice_id').notNull(),
    /** Of the page that placed it, so that a retry places it once. */
    clientKey: text('client_key').notNull(),
    searchText: text('search_text').notNull(),
    ...recordColumns(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.personId], foreignColumns: [people.entity, people.id] }),
    foreignKey({ columns: [table.entity, table.invoiceId], foreignColumns: [invoices.entity, invoices.id] }),
    index('orders_of_person').on(table.entity, table.personId, table.id),
    index('orders_by_status').on(table.entity, table.status, table.id),
    // Holds all that the sums of a span of days are made of.
    index('orders_by_day').on(table.entity, table.createdAt, table.status, table.currency, table.totalCents, table.id),
    index('orders_by_text').using('gin', table.entity, sql`search_text gin_trgm_ops`),
    uniqueIndex('orders_client_key').on(table.entity, table.personId, table.clientKey),
  ],
);

/** What happened to an order. */
export const { table: orderEvents, view: orderEventsView } = entityTable(
  'order_events',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    orderId: idColumn('order_id').notNull(),
    kind: text().$type<OrderEventKind>().notNull(),
    /** An amount as shown, the number of a credit note. */
    detail: text().notNull().default(''),
    personId: idColumn('person_id'),
    at: moment('at').notNull(),
  }),
  (table) => [
    foreignKey({ columns: [table.entity, table.orderId], foreignColumns: [orders.entity, orders.id] }),
    index('order_events_of_order').on(table.entity, table.orderId, table.id),
  ],
);

/** On which board orders become cards: one row of each entity, made when it is first chosen. */
export const { table: fulfilments, view: fulfilmentsView } = entityTable(
  'fulfilments',
  () => ({
    entity: entityColumn(),
    /** The board; null where orders become no cards. One that is gone counts as none, and is chosen again once it is back. */
    spaceId: idColumn('space_id'),
    /** What the cards say of their own is in it: the language of who chose the board. */
    language: text().$type<Language>().notNull(),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity'],
);

/** How the shop delivers and what tax it charges: one row of each entity, added when it is first changed. */
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

/** Why the stock of a product is what it is: each change, who made it and when. */
export const { table: stockMoves, view: stockMovesView } = entityTable(
  'stock_moves',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    productId: idColumn('product_id').notNull(),
    /** What came in, or below zero went out. */
    change: integer().notNull(),
    /** What there was then. */
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

/** What an import of products has changed, by which it is taken back. */
export const { table: productImports, view: productImportsView } = entityTable(
  'product_imports',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** Who did it. */
    personId: idColumn('person_id').notNull(),
    addedIds: jsonb('added_ids').$type<number[]>().notNull(),
    changed: jsonb().$type<ProductBefore[]>().notNull(),
    undoneAt: moment('undone_at'),
    createdAt: moment('created_at').notNull(),
  }),
  (table) => [index('product_imports_by_age').on(table.entity, table.createdAt)],
);
