import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getTwoSteps } from '../../two-step-contract.ts';

/** State of the user's two-step verification; refetched when it changes here or elsewhere. */
export const twoStepsQuery = queryOptions({
  queryKey: ['session', 'two steps'] as const,
  queryFn: ({ signal }) => call(getTwoSteps, {}, { signal }),
});
