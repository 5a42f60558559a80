import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getSample } from '../contract.ts';

/** Whether the company has sample data, and what of it would be removed. */
export const sampleQuery = queryOptions({
  queryKey: ['workspace', 'sample'] as const,
  queryFn: ({ signal }) => call(getSample, {}, { signal }),
});
