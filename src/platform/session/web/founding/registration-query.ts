import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getRegistration } from '../../contract.ts';

/** Whether registration is open, and whether the seed accounts work. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => call(getRegistration, {}, { signal }),
});
