import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import classes from './as-one-scrolls.module.css';
import { ProductList } from './product-list.tsx';
import { moreProducts } from './products.ts';

/** Loads more when the end of the list approaches the viewport. */
export function AsOneScrolls() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(moreProducts('scrolled', 6));
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      root: box.current,
      rootMargin: '80px',
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (error && !data) return <ErrorState text="Couldn’t load products" onTryAgain={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is scrolled with the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
    <div ref={box} className={classes.box} role="region" aria-label="Products, infinite scroll" tabIndex={0}>
      <ProductList products={data.pages.flatMap(({ products }) => products)} />
      <div ref={end}>
        {hasNextPage ? (
          <Button look="plain" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        ) : (
          'All products loaded'
        )}
      </div>
    </div>
  );
}
