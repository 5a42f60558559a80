/** Tax categories of EN 16931 (UNCL 5305). */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** Categories that charge no tax; all of them except `Z` require a reason on the invoice. */
export const isUntaxed = (category: TaxCategory): boolean => category !== 'S' && category !== 'L' && category !== 'M';
export const needsReason = (category: TaxCategory): boolean => isUntaxed(category) && category !== 'Z';
