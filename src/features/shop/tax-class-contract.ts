/** What a product is for tax: each class may have its own rate in each country. */
export const taxClasses = ['goods', 'books', 'food', 'medicine', 'services', 'digital'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Whether a product is sent in a parcel, so that its order needs a delivery method. */
export const isShipped = (taxClass: TaxClass): boolean => taxClass !== 'services' && taxClass !== 'digital';
