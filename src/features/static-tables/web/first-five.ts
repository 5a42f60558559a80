/** What the tables show: who was added first. */
export const firstFive = { query: { sortColumn: 'id', perPage: 5 } } as const;
