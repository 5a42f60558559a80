/** Tax classes of products: each can have its own rate per country. */
export const taxClasses = ['goods', 'books', 'food', 'medicine', 'services', 'digital'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Checks whether a product is shipped in a parcel, and its order needs a delivery method. */
export const isShipped = (taxClass: TaxClass): boolean => taxClass !== 'services' && taxClass !== 'digital';
