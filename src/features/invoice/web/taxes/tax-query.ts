import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readTaxReport } from '../../tax-contract.ts';
import { type TaxPlace, taxInput } from './tax-input.ts';

export const taxQuery = (place: TaxPlace) => {
  const input = taxInput(place);
  return queryOptions({
    queryKey: ['invoice', 'taxes', input.query] as const,
    queryFn: async ({ signal }) => (await call(readTaxReport, input, { signal })).rows,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
};
