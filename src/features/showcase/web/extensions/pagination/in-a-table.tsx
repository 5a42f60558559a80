import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Product } from '#features/shop/contract.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { tableSpec } from '#web/data-table/table-search.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import classes from './in-a-table.module.css';
import { productsPage } from './products.ts';

const spec = tableSpec({ columns: [], sort: { column: 'name' as never, direction: 'asc' }, sizes: [5, 10, 25], perPage: 5, filters: {} });

/** The table requests one page at a time. */
export function InATable() {
  const { i18n } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const search = useTableSearch(spec);
  const query = useQuery(productsPage({ page: search.page, perPage: search.perPage, q: search.q }));
  const columns: readonly TableColumn<Product>[] = [
    { key: 'name', label: 'Product', card: 'main', cell: ({ name }) => name },
    { key: 'category', label: 'Category', width: '160px', hideBelow: 560, cell: ({ category }) => category },
    { key: 'stock', label: 'Stock', width: '100px', align: 'end', hideBelow: 700, cell: ({ stock }) => stock },
    {
      key: 'price',
      label: 'Price',
      width: '130px',
      align: 'end',
      card: 'aside',
      cell: ({ priceCents, currency }) => formatMoney(priceCents, currency, i18n.language),
    },
  ];
  return (
    <TableFrame label="Paginated products">
      <div className={classes.search}>
        <SearchField q={search.q} onSearch={search.search} inputRef={field} label="Search products" clearLabel="Clear search" />
      </div>
      <PagedTable
        label="Shop products"
        columns={columns}
        rows={query.data?.products}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        empty={{ title: 'No products yet' }}
        search={search}
        query={query}
      />
    </TableFrame>
  );
}
