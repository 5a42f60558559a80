import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { retryUnlessRefused } from '#web/retry-options.ts';
import { readHelpCards, readHelpCategory, readHelpQuestion, searchHelp } from '../contract.ts';
import { listLostSearches, listVersions, readEditedArticle, readVersion } from '../edit-contract.ts';
import { listFaq, readFaqContact } from '../faq-contract.ts';
import { readHelpOpening } from '../public-contract.ts';

const staleTime = 30_000;

export const cardsQuery = queryOptions({
  queryKey: ['help', 'cards'] as const,
  queryFn: ({ signal }) => call(readHelpCards, {}, { signal }),
  staleTime,
});

export const openingQuery = queryOptions({
  queryKey: ['help', 'opening'] as const,
  queryFn: ({ signal }) => call(readHelpOpening, {}, { signal }),
  staleTime,
});

/** Groups of a category, or all without one. */
export const groupsQuery = (category: string) =>
  queryOptions({
    queryKey: ['help', 'groups', category] as const,
    queryFn: ({ signal }) => call(readHelpCategory, { query: { category } }, { signal }),
    staleTime,
  });

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['help', 'article', slug] as const,
    queryFn: ({ signal }) => call(readHelpQuestion, { query: { slug } }, { signal }),
    staleTime,
    retry: retryUnlessRefused,
  });

export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['help', 'found', q] as const,
    queryFn: ({ signal }) => call(searchHelp, { query: { q } }, { signal }),
    staleTime,
  });

export const editedQuery = (id: number) =>
  queryOptions({
    queryKey: ['help', 'edited', id] as const,
    queryFn: async ({ signal }) => (await call(readEditedArticle, { params: { id } }, { signal })).article,
    staleTime: 0,
    retry: retryUnlessRefused,
  });

export const versionsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['help', 'versions', id, page] as const,
    queryFn: ({ signal }) => call(listVersions, { params: { id }, query: { page, perPage: 25 } }, { signal }),
  });

export const versionQuery = (id: number, number: number) =>
  queryOptions({
    queryKey: ['help', 'version', id, number] as const,
    queryFn: async ({ signal }) => (await call(readVersion, { params: { id, number } }, { signal })).version,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const lostQuery = ({ page, perPage }: { page: number; perPage: number }) =>
  queryOptions({
    queryKey: ['help', 'lost', page, perPage] as const,
    queryFn: ({ signal }) => call(listLostSearches, { query: { page, perPage } }, { signal }),
    staleTime,
  });

export const faqQuery = (q: string) =>
  queryOptions({
    queryKey: ['help', 'faq', q] as const,
    queryFn: ({ signal }) => call(listFaq, { query: { q } }, { signal }),
    staleTime,
  });

export const contactQuery = queryOptions({
  queryKey: ['help', 'contact'] as const,
  queryFn: ({ signal }) => call(readFaqContact, {}, { signal }),
  staleTime: 300_000,
});

export async function prefetchCenter(queryClient: QueryClient, q: string): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(cardsQuery), q && queryClient.prefetchQuery(foundQuery(q))]);
}

export async function prefetchCategory(queryClient: QueryClient, category: string): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(groupsQuery(category)), queryClient.prefetchQuery(cardsQuery)]);
}

export async function prefetchArticle(queryClient: QueryClient, slug: string): Promise<void> {
  await queryClient.prefetchQuery(articleQuery(slug));
}

export async function prefetchEdited(queryClient: QueryClient, id: number | undefined): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(groupsQuery('')), id !== undefined && queryClient.prefetchQuery(editedQuery(id))]);
}

export async function prefetchFaq(queryClient: QueryClient, q: string): Promise<void> {
  await queryClient.prefetchQuery(faqQuery(q));
}
