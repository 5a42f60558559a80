import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readLinkedInvoice } from '../../link-contract.ts';

export const linkedQuery = (address: LinkedAddress) =>
  queryOptions({
    queryKey: ['invoice', 'linked', address] as const,
    queryFn: ({ signal }) => call(readLinkedInvoice, address, { signal }),
    staleTime: 30_000,
    retry: false,
  });

/** The parts of a signed link, as parameters of its requests. */
export interface LinkedAddress {
  params: { entity: string; id: string };
  query: { expires: string; sender: string; signature: string };
}

export function linkedAddress(params: { entity?: string; id?: string }, search: Record<string, unknown>): LinkedAddress {
  const text = (value: unknown) => (value === undefined ? '' : String(value));
  return {
    params: { entity: params.entity ?? '', id: params.id ?? '' },
    query: { expires: text(search.expires), sender: text(search.sender), signature: text(search.signature) },
  };
}
