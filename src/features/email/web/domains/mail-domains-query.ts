import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listMailDomains } from '../../domains-contract.ts';

export const mailDomainsQuery = queryOptions({
  queryKey: ['mail-domains'],
  queryFn: ({ signal }) => call(listMailDomains, {}, { signal }),
});
