import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { previewAccountDeletion, readAccount, readAccountConnections, readAccountSecurity } from '../contract.ts';

// Keyed under the session, so every change of the account invalidates it.
export const accountQuery = queryOptions({
  queryKey: ['session', 'account'] as const,
  queryFn: ({ signal }) => call(readAccount, {}, { signal }),
  staleTime: 30_000,
});

export const accountSecurityQuery = queryOptions({
  queryKey: ['session', 'account security'] as const,
  queryFn: ({ signal }) => call(readAccountSecurity, {}, { signal }),
});

export const accountConnectionsQuery = queryOptions({
  queryKey: ['session', 'account connections'] as const,
  queryFn: ({ signal }) => call(readAccountConnections, {}, { signal }),
});

export const ownBelongingsQuery = queryOptions({
  queryKey: ['session', 'own belongings'] as const,
  queryFn: ({ signal }) => call(previewAccountDeletion, {}, { signal }),
});
