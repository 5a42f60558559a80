import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';

/** Table spec of the results page: `q` contains everything except the page; best match first. */
export const resultTable = tableSpec({ columns: ['match'], sort: { column: 'match', direction: 'desc' }, perPage: 25, filters: {} });

/** Maximum length of a search query. */
export const longestLine = 200;

export const readResultTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, resultTable);

export const resultInput = ({ q, page, perPage }: { q: string; page: number; perPage: number }) => ({
  query: { q: q.slice(0, longestLine), page, perPage },
});
