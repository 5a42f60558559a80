/** Data of the tables: the oldest records. */
export const firstFive = { query: { sortColumn: 'id', perPage: 5 } } as const;
