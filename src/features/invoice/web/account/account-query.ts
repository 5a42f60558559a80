import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import type { DaySpan } from '#web/data-table/periods.ts';
import { readClientAccount } from '../../account-contract.ts';
import { accountInput } from './account-input.ts';

export const accountQuery = (id: number, span: DaySpan) => {
  const input = accountInput(id, span);
  return queryOptions({
    queryKey: ['invoice', 'account', id, input.query] as const,
    queryFn: ({ signal }) => call(readClientAccount, input, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });
};
