import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Row } from '#web/ui/row.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ProductList } from './product-list.tsx';
import { moreProducts } from './products.ts';

/** Appends to the rows already shown. */
export function More() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(moreProducts('more', 4));
  if (error && !data) return <ErrorState text="Couldn’t load products" onTryAgain={() => void refetch()} />;
  if (!data) return <Spinner />;
  const products = data.pages.flatMap((page) => page.products);
  return (
    <>
      <ProductList products={products} />
      <Row>
        {hasNextPage && (
          <Button look="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
        <span role="status">{`${products.length} of ${data.pages[0]?.total ?? 0}`}</span>
      </Row>
    </>
  );
}
