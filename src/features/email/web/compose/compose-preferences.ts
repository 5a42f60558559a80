import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readNow } from '#web/read-now.ts';
import { readSession } from '#web/session-store.ts';
import { getMailPreferences, listMailAliases, listMailTemplates } from '../../preferences-contract.ts';

const staleMs = 300_000;

export const preferencesQuery = queryOptions({
  queryKey: ['email', 'preferences'],
  queryFn: () => call(getMailPreferences, {}),
  staleTime: staleMs,
});

export const templatesQuery = queryOptions({
  queryKey: ['email', 'templates'],
  queryFn: () => call(listMailTemplates, {}),
  staleTime: staleMs,
});

export const aliasesQuery = queryOptions({
  queryKey: ['email', 'aliases'],
  queryFn: () => call(listMailAliases, {}),
  staleTime: staleMs,
});

/** Loads what a compose window needs; falls back to defaults on failure. */
export async function readWriter(queryClient: QueryClient): Promise<{ signature: string; from: string; own: string[] }> {
  const [preferences, aliases] = await Promise.all([
    readNow(queryClient, preferencesQuery).catch(() => queryClient.getQueryData(preferencesQuery.queryKey)),
    readNow(queryClient, aliasesQuery).catch(() => queryClient.getQueryData(aliasesQuery.queryKey)),
  ]);
  const own = [readSession()?.userData.email, preferences?.from.email, ...(aliases?.aliases ?? []).map(({ email }) => email)];
  return { signature: preferences?.signature ?? '', from: preferences?.from.email ?? '', own: own.filter((email) => email !== undefined) };
}
