import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { getImapAccount } from '../../accounts-contract.ts';
import { listPictureSenders } from '../../pictures-contract.ts';
import { getMailPreferences, listMailAliases, listMailTemplates } from '../../preferences-contract.ts';
import { listMailRules } from '../../rules-contract.ts';

/** How long prefetched data counts as fresh; the server announces changes. */
const staleTime = 30_000;
/** Polling interval for an account about to be synced, in case its change is not announced. */
const lookAgainMs = 4000;

export const preferencesQuery = queryOptions({
  queryKey: ['email', 'preferences'] as const,
  queryFn: ({ signal }) => call(getMailPreferences, {}, { signal }),
  staleTime,
});

export const templatesQuery = queryOptions({
  queryKey: ['email', 'templates'] as const,
  queryFn: ({ signal }) => call(listMailTemplates, {}, { signal }),
  staleTime,
});

export const rulesQuery = queryOptions({
  queryKey: ['email', 'rules'] as const,
  queryFn: ({ signal }) => call(listMailRules, {}, { signal }),
  staleTime,
});

export const aliasesQuery = queryOptions({
  queryKey: ['email', 'aliases'] as const,
  queryFn: ({ signal }) => call(listMailAliases, {}, { signal }),
  staleTime,
});

export const pictureSendersQuery = queryOptions({
  queryKey: ['email', 'pictures'] as const,
  queryFn: ({ signal }) => call(listPictureSenders, {}, { signal }),
  staleTime,
});

export const accountQuery = queryOptions({
  queryKey: ['email', 'account'] as const,
  queryFn: ({ signal }) => call(getImapAccount, {}, { signal }),
  staleTime,
  refetchInterval: ({ state }) => (state.data?.account && ['waiting', 'working'].includes(state.data.account.state) ? lookAgainMs : false),
});

/** Prefetches the data of a section while its code is still loading. */
export async function prefetchSettings(queryClient: QueryClient, section: string | undefined): Promise<void> {
  if (section === 'signature') await queryClient.prefetchQuery(preferencesQuery);
  if (section === 'templates') await queryClient.prefetchQuery(templatesQuery);
  if (section === 'rules') await queryClient.prefetchQuery(rulesQuery);
  if (section === 'addresses') await Promise.all([queryClient.prefetchQuery(preferencesQuery), queryClient.prefetchQuery(aliasesQuery)]);
  if (section === 'pictures') await queryClient.prefetchQuery(pictureSendersQuery);
  if (section === 'account') await queryClient.prefetchQuery(accountQuery);
}
