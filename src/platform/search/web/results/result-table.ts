import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';

/** What the page of results can be asked for: `q` says all but the page, the best stand first. */
export const resultTable = tableSpec({ columns: ['match'], sort: { column: 'match', direction: 'desc' }, perPage: 25, filters: {} });

/** The longest line that is searched for. */
export const longestLine = 200;

export const readResultTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, resultTable);

/** What `searchPage` is asked for. */
export const resultInput = ({ q, page, perPage }: { q: string; page: number; perPage: number }) => ({
  query: { q: q.slice(0, longestLine), page, perPage },
});
