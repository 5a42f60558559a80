/** How many rows a page of a table may have. */
export const pageSizes = [10, 25, 50, 100] as const;

export type SortDirection = 'asc' | 'desc';

/** By which column a table is sorted, and which way. */
export interface TableSort<Column extends string = string> {
  column: Column;
  direction: SortDirection;
}

/** The known values of each filter; null where any text is one. */
type FilterValues = Record<string, readonly string[] | null>;

/** What a table can be asked for, and what it shows unless asked otherwise. */
export interface TableSpec<Column extends string, Filters extends FilterValues> {
  /** The columns that it can be sorted by. */
  columns: readonly Column[];
  sort: TableSort<Column>;
  /** 10 unless said; one of `sizes`. */
  perPage?: number;
  /** `pageSizes` unless said. */
  sizes?: readonly number[];
  filters: Filters;
}

/** Keeps the names that a spec is made of. Made once, outside of components. */
export function tableSpec<const Column extends string, const Filters extends FilterValues>(
  spec: TableSpec<Column, Filters>,
): TableSpec<Column, Filters> {
  return spec;
}

/** What of a table is shown. An empty filter lets all through. */
export interface TableState<Column extends string, Filters extends FilterValues> {
  q: string;
  /** From 1. */
  page: number;
  perPage: number;
  sort: TableSort<Column>;
  filters: { [Name in keyof Filters]: Filters[Name] extends readonly (infer Value extends string)[] ? Value | '' : string };
}

/** What an address asks of a table; what it does not say, or says wrongly, is as the table has it. */
export function readTableSearch<Column extends string, Filters extends FilterValues>(
  search: Record<string, unknown>,
  spec: TableSpec<Column, Filters>,
): TableState<Column, Filters> {
  const filters = Object.entries(spec.filters).map(([name, known]) => {
    const value = textOf(search[name]);
    return [name, known === null || known.includes(value) ? value : ''];
  });
  return {
    q: textOf(search.q),
    page: Math.max(1, wholeNumberOf(search.page) ?? 1),
    perPage: (spec.sizes ?? pageSizes).find((size) => size === wholeNumberOf(search.perPage)) ?? defaultPerPage(spec),
    sort: {
      column: spec.columns.find((name) => name === search.sort) ?? spec.sort.column,
      direction: search.direction === 'asc' || search.direction === 'desc' ? search.direction : spec.sort.direction,
    },
    filters: Object.fromEntries(filters),
  };
}

/** The query that asks for this, `?` and all; empty where the table would show it anyway. What else the address said stays, but `hash`. */
export function writeTableSearch<Column extends string, Filters extends FilterValues>(
  state: TableState<Column, Filters>,
  spec: TableSpec<Column, Filters>,
  kept: Record<string, unknown> = {},
): string {
  const own: Record<string, string> = {
    q: state.q,
    ...state.filters,
    sort: state.sort.column === spec.sort.column ? '' : state.sort.column,
    direction: state.sort.direction === spec.sort.direction ? '' : state.sort.direction,
    perPage: state.perPage === defaultPerPage(spec) ? '' : String(state.perPage),
    page: state.page === 1 ? '' : String(state.page),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) if (!(name in own)) query.set(name, routerText(textOf(value)));
  for (const [name, value] of Object.entries(own)) if (value) query.set(name, routerText(value));
  return query.size > 0 ? `?${query}` : '';
}

function defaultPerPage({ perPage }: { perPage?: number }): number {
  return perPage ?? pageSizes[0];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function wholeNumberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** The router reads values as JSON where they are some: `1.50` would come back as 1.5 unless it stands in quotes. */
function routerText(text: string): string {
  try {
    return textOf(JSON.parse(text)) === text ? text : JSON.stringify(text);
  } catch {
    return text;
  }
}
