import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProducts, type Product } from '#features/shop/contract.ts';
import { call } from '#web/api-client.ts';
import { BulkAction } from '#web/data-table/bulk-action.tsx';
import type { TableColumn } from '#web/data-table/column.ts';
import { DataTable } from '#web/data-table/data-table.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { useTableSelection } from '#web/data-table/use-table-selection.ts';
import { IconFileSpreadsheet } from '#web/icons.ts';
import { saveSheet } from '#web/sheets/save-sheet.ts';

const perPage = 5;
const columns: readonly TableColumn<Product>[] = [
  { key: 'name', label: 'Product', card: 'main', cell: ({ name }) => name },
  { key: 'category', label: 'Category', width: '160px', card: 'line', hideBelow: 520, cell: ({ category }) => category },
  { key: 'stock', label: 'Stock', width: '100px', align: 'end', card: 'aside', cell: ({ stock }) => stock },
];

/** Selected rows of other pages are cached, so exporting needs no further requests. */
export function OverPages() {
  const selection = useTableSelection<number>('products');
  const [page, setPage] = useState(1);
  const [seen] = useState(() => new Map<number, Product>());
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['showcase', 'products to tick', page],
    queryFn: ({ signal }) => call(listProducts, { query: { page, perPage } }, { signal }),
    placeholderData: keepPreviousData,
  });
  for (const product of data?.products ?? []) seen.set(product.id, product);
  const save = () => {
    const rows = [...selection.keys].flatMap((id) => seen.get(id) ?? []).map(({ name, category, stock }) => [name, category, stock]);
    return saveSheet('xlsx', { name: 'Selected products', columns: columns.map(({ label }) => ({ label })), rows });
  };
  return (
    <TableFrame label="Products to select">
      <DataTable
        label="Products"
        columns={columns}
        rows={data?.products}
        perPage={perPage}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        bulk={<BulkAction label="Export XLSX" icon={<IconFileSpreadsheet size={18} />} onClick={() => void save()} />}
        isStale={isPlaceholderData}
        error={error}
        onTryAgain={() => void refetch()}
        empty={{ title: 'No products yet' }}
      />
      <TablePager label="Pages of the products to select" page={page} perPage={perPage} total={data?.total} onPage={(to) => setPage(to)} />
    </TableFrame>
  );
}
