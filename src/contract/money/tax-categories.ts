/** Of a tax rate, as EN 16931 knows them (UNCL 5305). */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** Those that charge nothing; of all but `Z` an invoice has to say why. */
export const isUntaxed = (category: TaxCategory): boolean => category !== 'S' && category !== 'L' && category !== 'M';
export const needsReason = (category: TaxCategory): boolean => isUntaxed(category) && category !== 'Z';
