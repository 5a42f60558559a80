import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listPasskeys } from '../../passkey-contract.ts';

/** The own passkeys; read anew when they change, here or elsewhere. */
export const passkeysQuery = queryOptions({
  queryKey: ['session', 'passkeys'] as const,
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
});
