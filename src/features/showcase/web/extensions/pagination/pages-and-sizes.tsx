import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ProductList } from './product-list.tsx';
import { productsPage } from './products.ts';

/** A controlled pager: pass its state and handle its changes. */
export function PagesAndSizes() {
  const [{ page, perPage }, show] = useState({ page: 1, perPage: 4 });
  const { data, error, isPlaceholderData, refetch } = useQuery(productsPage({ page, perPage }));
  if (error) return <ErrorState text="Couldn’t load products" onTryAgain={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <div style={{ containerType: 'inline-size' }}>
      <ProductList products={data.products} isStale={isPlaceholderData} />
      <TablePager
        label="Product pages"
        page={page}
        perPage={perPage}
        total={data.total}
        sizes={[4, 8, 12]}
        onPage={(to) => show({ page: to, perPage })}
        onPerPage={(size) => show({ page: 1, perPage: size })}
      />
    </div>
  );
}
