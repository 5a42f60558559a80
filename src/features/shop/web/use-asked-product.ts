import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { browserStorage } from '#web/browser-storage.ts';
import type { ProductDetail } from '../contract.ts';
import { idOfSlug } from '../slug-of.ts';
import { productQuery, productsQuery } from './shop-queries.ts';
import { readShopSearch, shopInput } from './shop-search.ts';

const storageKey = 'atrium.shop.lastProduct';

const newestInput = shopInput(readShopSearch({}));

interface AskedProduct {
  product: ProductDetail | undefined;
  /** The product doesn't exist, or there are no products at all. */
  isGone: boolean;
  hasFailed: boolean;
  tryAgain: () => void;
}

/** Returns the product in the URL. Without one, the last product opened in this browser, or else the newest. */
export function useProductFromUrl(): AskedProduct {
  const { slug }: { slug?: string } = useParams({ strict: false });
  const [last, setLast] = useState(lastProduct);
  const isNamed = slug !== undefined;
  const newest = useQuery({ ...productsQuery(newestInput), enabled: !isNamed && last === null });
  const id = isNamed ? idOfSlug(slug) : (last ?? newest.data?.products[0]?.id ?? null);
  const wanted = productQuery(id ?? 0);
  const query = useQuery({ ...wanted, enabled: id !== null });
  const product = useShown(wanted, query.data)?.product;
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (!isNamed && last !== null && isMissing) setLast(null);
  const opened = product?.id;
  useEffect(() => {
    if (opened !== undefined) browserStorage.setItem(storageKey, String(opened));
  }, [opened]);
  const hasNone = isNamed ? id === null : last === null && newest.data?.products.length === 0;
  return {
    product: isMissing ? undefined : product,
    isGone: hasNone || (isMissing && (isNamed || last === null)),
    hasFailed: !product && (query.isError || newest.isError),
    tryAgain: () => void (id === null ? newest : query).refetch(),
  };
}

/** It may be from another company, or deleted. */
function lastProduct(): number | null {
  const id = Number(browserStorage.getItem(storageKey));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
