import { useQuery } from '@tanstack/react-query';
import { idFrom } from '#web/first-call.ts';
import { useHeldRecord } from '#web/use-held-record.ts';
import type { ManagedProduct } from '../../../product-contract.ts';
import { managedProductQuery } from './managed-queries.ts';

/** The product that an address opens: one of the page of the list, else asked for by itself. */
export function useOpenedProduct(open: string | undefined, listed: readonly ManagedProduct[] | undefined): ManagedProduct | undefined {
  const id = idFrom(open);
  const onPage = listed?.find((product) => product.id === id);
  const query = useQuery({ ...managedProductQuery(id ?? 0), enabled: id !== undefined && listed !== undefined && !onPage });
  return useHeldRecord(open, onPage ?? (query.data?.product.id === id ? query.data?.product : undefined));
}
