/** Card widths, in columns of a twelve-column grid. */
export const columnSteps = [2, 3, 4, 6, 8, 12] as const;
export type Columns = (typeof columnSteps)[number];
