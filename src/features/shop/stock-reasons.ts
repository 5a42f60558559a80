/** Why the stock of a product changed. */
export const stockReasons = ['first', 'delivery', 'count', 'order', 'returned', 'import'] as const;
export type StockReason = (typeof stockReasons)[number];
