/** As what a list can be saved; the PDF has the first 1,000 rows. */
export const listFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ListFormat = (typeof listFormats)[number];
