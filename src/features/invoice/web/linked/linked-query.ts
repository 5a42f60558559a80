import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readLinkedInvoice } from '../../link-contract.ts';
import type { LinkedAddress } from './linked-address.ts';

/** What the page of a signed link shows. */
export const linkedQuery = (address: LinkedAddress) =>
  queryOptions({
    queryKey: ['invoice', 'linked', address] as const,
    queryFn: ({ signal }) => call(readLinkedInvoice, address, { signal }),
    staleTime: 30_000,
    retry: false,
  });
