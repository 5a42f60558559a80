/** The export formats of a list; the PDF contains the first 1,000 rows. */
export const listFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ListFormat = (typeof listFormats)[number];
