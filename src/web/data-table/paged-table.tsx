import type { ComponentProps, ReactNode } from 'react';
import type { RowKey } from './column.ts';
import { DataTable } from './data-table.tsx';
import { TablePager } from './table-pager.tsx';
import type { TableSearch } from './use-table-search.ts';

type TableProps<Row, Key extends RowKey> = ComponentProps<typeof DataTable<Row, Key>>;
type Asked = 'sort' | 'onSort' | 'perPage' | 'isStale' | 'error' | 'onTryAgain' | 'isFiltered' | 'onClear';

interface Props<Row, Key extends RowKey> extends Omit<TableProps<Row, Key>, Asked> {
  /** The table's search state, from `useTableSearch`. */
  search: Omit<TableSearch<string, Record<string, null>>, 'filters' | 'filter' | 'filterBy' | 'sort'> & {
    sort: { column: string; direction: 'asc' | 'desc' };
  };
  /** The query for the rows, with previous data kept while loading. */
  query: {
    data: { total: number; isAtLeast?: boolean | undefined } | undefined;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Content below the rows, such as totals of the whole list. */
  foot?: ReactNode;
  /** Requests the exact total of a list that exceeds the counting limit. */
  onCountAll?: () => void;
}

export function PagedTable<Row, Key extends RowKey>({ search, query, foot, onCountAll, ...table }: Props<Row, Key>) {
  const isSortable = table.columns.some(({ sortable }) => sortable);
  return (
    <>
      <DataTable
        {...table}
        {...(isSortable && { sort: search.sort, onSort: search.sortBy })}
        perPage={search.perPage}
        isStale={query.isPlaceholderData}
        error={query.error}
        onTryAgain={() => void query.refetch()}
        isFiltered={search.isFiltered}
        onClear={search.clear}
      />
      {foot}
      <TablePager
        page={search.page}
        perPage={search.perPage}
        total={query.data?.total}
        isAtLeast={query.data?.isAtLeast}
        onCountAll={onCountAll}
        sizes={search.sizes}
        onPage={search.showPage}
        onPerPage={search.showPerPage}
      />
    </>
  );
}
