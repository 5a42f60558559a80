import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readSession } from '#web/session-store.ts';
import { getMailPreferences, listMailAliases, listMailTemplates } from '../../preferences-contract.ts';

const staleMs = 300_000;

export const preferencesQuery = {
  queryKey: ['email', 'preferences'],
  queryFn: () => call(getMailPreferences, {}),
  staleTime: staleMs,
};

export const templatesQuery = {
  queryKey: ['email', 'templates'],
  queryFn: () => call(listMailTemplates, {}),
  staleTime: staleMs,
};

export const aliasesQuery = {
  queryKey: ['email', 'aliases'],
  queryFn: () => call(listMailAliases, {}),
  staleTime: staleMs,
};

/** What a window needs to begin: without an answer one can write all the same. */
export async function readWriter(queryClient: QueryClient): Promise<{ signature: string; from: string; own: string[] }> {
  const [preferences, aliases] = await Promise.all([readNow(queryClient, preferencesQuery), readNow(queryClient, aliasesQuery)]);
  const own = [readSession()?.userData.email, preferences?.from.email, ...(aliases?.aliases ?? []).map(({ email }) => email)];
  return { signature: preferences?.signature ?? '', from: preferences?.from.email ?? '', own: own.filter((email) => email !== undefined) };
}

/** What is known where the server can't be reached: a query would wait for the network. */
function readNow<T>(queryClient: QueryClient, query: { queryKey: string[]; queryFn: () => Promise<T>; staleTime: number }) {
  const read = queryClient.fetchQuery({ ...query, retry: false, networkMode: 'always' });
  return read.catch(() => queryClient.getQueryData<T>(query.queryKey));
}
