import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Row } from '#web/ui/row.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ProductList } from './product-list.tsx';
import { productsPage } from './products.ts';

const perPage = 4;

/** Previous and next only. */
export function BeforeAndAfter() {
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useQuery(productsPage({ page, perPage }));
  if (error) return <ErrorState text="Couldn’t load products" onTryAgain={() => void refetch()} />;
  if (!data) return <Spinner />;
  const last = Math.max(1, Math.ceil(data.total / perPage));
  return (
    <>
      <ProductList products={data.products} isStale={isPlaceholderData} />
      <Row>
        <Button look="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        <span role="status">{`Page ${page} of ${last}`}</span>
        <Button look="outline" disabled={page >= last} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </Row>
    </>
  );
}
