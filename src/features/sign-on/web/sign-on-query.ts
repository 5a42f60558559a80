import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getSignOn } from '../contract.ts';

export const signOnQuery = queryOptions({ queryKey: ['sign-on'], queryFn: ({ signal }) => call(getSignOn, {}, { signal }) });
