import type { ImportRule } from '#server/import-rule.ts';

/** How an import treats the rows of this feature. */
export const shopImportRules: readonly ImportRule[] = [
  {
    table: 'cart_items',
    plain: ['colour'],
  },
  {
    table: 'coupons',
    plain: ['code'],
  },
  {
    table: 'fulfilments',
    plain: ['language'],
  },
  {
    table: 'order_events',
    plain: ['kind', 'detail'],
  },
  {
    table: 'orders',
    plain: ['status', 'lines', 'address', 'payment', 'coupon_code', 'currency', 'client_key', 'search_text', 'delivery_method'],
  },
  {
    table: 'product_imports',
    plain: ['added_ids', 'changed'],
  },
  {
    table: 'products',
    plain: ['name', 'description', 'brand', 'category', 'features', 'color_options', 'picture_ids', 'tax_class'],
  },
  {
    table: 'product_reviews',
    plain: ['text'],
  },
  {
    table: 'shop_addresses',
    plain: ['address'],
  },
  {
    table: 'shop_settings',
    plain: ['delivery_methods', 'tax_rates'],
  },
  {
    table: 'stock_moves',
    plain: ['reason', 'note'],
  },
];
