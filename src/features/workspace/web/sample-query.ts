import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getSample } from '../contract.ts';

export const sampleQuery = queryOptions({
  queryKey: ['workspace', 'sample'] as const,
  queryFn: ({ signal }) => call(getSample, {}, { signal }),
});
