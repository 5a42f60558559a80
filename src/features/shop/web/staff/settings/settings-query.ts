import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getShopSettings } from '../../../settings-contract.ts';

export const shopSettingsQuery = queryOptions({
  queryKey: ['product', 'settings'] as const,
  queryFn: async ({ signal }) => (await call(getShopSettings, {}, { signal })).settings,
  staleTime: 60_000,
});
