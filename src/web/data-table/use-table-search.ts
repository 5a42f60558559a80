import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTableSearch, type TableSort, type TableSpec, type TableState, writeTableSearch } from './table-search.ts';

type FilterValues = Record<string, readonly string[] | null>;

export interface TableSearch<Column extends string, Filters extends FilterValues> extends TableState<Column, Filters> {
  isFiltered: boolean;
  /** Changes when the search or filters change, but not on sorting or paging. Used as selection scope. */
  scope: string;
  search: (q: string) => void;
  filter: <Name extends keyof Filters>(name: Name, value: TableState<Column, Filters>['filters'][Name]) => void;
  /** Sets several filters in one history step; `replace` adds no history entry, for example while typing. */
  filterBy: (filters: Partial<TableState<Column, Filters>['filters']>, options?: { replace?: boolean }) => void;
  sizes: readonly number[] | undefined;
  /** Ignores columns that aren't sortable. */
  sortBy: (sort: TableSort) => void;
  /** `replace` adds no history entry. */
  showPage: (page: number, options?: { replace?: boolean }) => void;
  showPerPage: (perPage: number) => void;
  clear: () => void;
}

/** Keeps a table's query state in the URL. The spec must be created once, outside the component. */
export function useTableSearch<Column extends string, Filters extends FilterValues>(
  spec: TableSpec<Column, Filters>,
): TableSearch<Column, Filters> {
  const router = useRouter();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const name = JSON.stringify(readTableSearch(asked, spec));
  return useMemo(() => {
    const state = JSON.parse(name) as TableState<Column, Filters>;
    const change = (changed: (last: TableState<Column, Filters>) => Partial<TableState<Column, Filters>>, replace = false) => {
      // The latest URL, which may be ahead of the rendered one.
      const { pathname, search } = router.history.location;
      const now: Record<string, unknown> = router.options.parseSearch?.(search) ?? {};
      const last = readTableSearch(now, spec);
      const address = `${pathname}${writeTableSearch({ ...last, page: 1, ...changed(last) }, spec, now)}`;
      if (address === `${pathname}${search}`) return;
      // Keeps the scroll position, because the change is in view.
      void router.navigate({ href: address, replace, resetScroll: false });
    };
    return {
      ...state,
      isFiltered: state.q !== '' || Object.values(state.filters).some((value) => value !== ''),
      scope: JSON.stringify([state.q, state.filters]),
      search: (q) => change(() => ({ q }), true),
      filter: (filterName, value) => change(({ filters }) => ({ filters: { ...filters, [filterName]: value } })),
      filterBy: (given, { replace = false } = {}) => change(({ filters }) => ({ filters: { ...filters, ...given } }), replace),
      sizes: spec.sizes,
      sortBy: ({ column, direction }) => {
        const known = spec.columns.find((one) => one === column);
        if (known) change(() => ({ sort: { column: known, direction } }));
      },
      showPage: (page, { replace = false } = {}) => change(() => ({ page }), replace),
      showPerPage: (perPage) => change(() => ({ perPage })),
      clear: () => change(() => ({ q: '', filters: readTableSearch({}, spec).filters })),
    };
  }, [router, spec, name]);
}
