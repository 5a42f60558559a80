/** How many of the twelve columns a card can take. */
export const columnSteps = [2, 3, 4, 6, 8, 12] as const;
export type Columns = (typeof columnSteps)[number];
