/** The available page sizes of a table. */
export const pageSizes = [10, 25, 50, 100] as const;

export type SortDirection = 'asc' | 'desc';

export interface TableSort<Column extends string = string> {
  column: Column;
  direction: SortDirection;
}

/** The valid values of each filter; null for free text. */
type FilterValues = Record<string, readonly string[] | null>;

/** The query options of a table and their defaults. */
export interface TableSpec<Column extends string, Filters extends FilterValues> {
  columns: readonly Column[];
  sort: TableSort<Column>;
  /** One of `sizes`; 10 by default. */
  perPage?: number;
  /** `pageSizes` by default. */
  sizes?: readonly number[];
  filters: Filters;
}

/** Infers literal types for a spec. Create it once, outside components. */
export function tableSpec<const Column extends string, const Filters extends FilterValues>(
  spec: TableSpec<Column, Filters>,
): TableSpec<Column, Filters> {
  return spec;
}

/** The query state of a table. An empty filter is inactive. */
export interface TableState<Column extends string, Filters extends FilterValues> {
  q: string;
  /** Starts at 1. */
  page: number;
  perPage: number;
  sort: TableSort<Column>;
  filters: { [Name in keyof Filters]: Filters[Name] extends readonly (infer Value extends string)[] ? Value | '' : string };
}

/** Parses the state from search params; missing or invalid values fall back to the defaults. */
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

/** Serializes the state to a query string with `?`; empty for the defaults. Keeps unrelated params except `hash`. */
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

/** The router parses values as JSON when possible, so `1.50` would become 1.5 without quotes. */
function routerText(text: string): string {
  try {
    return textOf(JSON.parse(text)) === text ? text : JSON.stringify(text);
  } catch {
    return text;
  }
}
