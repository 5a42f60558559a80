import { tableSpec } from '#web/data-table/table-search.ts';

/** What the list of searches without a result can be asked for: the newest stands first. */
export const lostTable = tableSpec({ columns: ['last'], sort: { column: 'last', direction: 'desc' }, filters: {}, perPage: 25 });
