import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTableSearch, type TableSort, type TableSpec, type TableState, writeTableSearch } from './table-search.ts';

type FilterValues = Record<string, readonly string[] | null>;

export interface TableSearch<Column extends string, Filters extends FilterValues> extends TableState<Column, Filters> {
  /** Something is searched or filtered: not all rows are shown. */
  isFiltered: boolean;
  /** Changes when other rows are listed, not when they are sorted or paged: the scope of a selection. */
  scope: string;
  search: (q: string) => void;
  filter: <Name extends keyof Filters>(name: Name, value: TableState<Column, Filters>['filters'][Name]) => void;
  /** Several at once, as one step; `replace` leaves none for the back button, as for what is still being typed. */
  filterBy: (filters: Partial<TableState<Column, Filters>['filters']>, options?: { replace?: boolean }) => void;
  sizes: readonly number[] | undefined;
  /** Columns that the table cannot be sorted by are ignored. */
  sortBy: (sort: TableSort) => void;
  /** `replace` leaves no step for the back button. */
  showPage: (page: number, options?: { replace?: boolean }) => void;
  showPerPage: (perPage: number) => void;
  /** Neither search nor filters. */
  clear: () => void;
}

/** What of a table is shown, kept in the address. Give it a spec made once, outside of the component. */
export function useTableSearch<Column extends string, Filters extends FilterValues>(
  spec: TableSpec<Column, Filters>,
): TableSearch<Column, Filters> {
  const router = useRouter();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const name = JSON.stringify(readTableSearch(asked, spec));
  return useMemo(() => {
    const state = JSON.parse(name) as TableState<Column, Filters>;
    const change = (changed: (last: TableState<Column, Filters>) => Partial<TableState<Column, Filters>>, replace = false) => {
      // The newest address, which may be ahead of what is on screen.
      const { pathname, search } = router.history.location;
      const now: Record<string, unknown> = router.options.parseSearch?.(search) ?? {};
      const last = readTableSearch(now, spec);
      const address = `${pathname}${writeTableSearch({ ...last, page: 1, ...changed(last) }, spec, now)}`;
      if (address === `${pathname}${search}`) return;
      // The page stays where it is: what changes is in sight.
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
