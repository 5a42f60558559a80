import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { idFrom } from '#web/first-call.ts';
import type { PageParams, PageSearch } from '#web/page-table.ts';
import { retryUnlessRefused } from '#web/retry-options.ts';
import { listPosts, listRevisions, readBlogDetail, readBlogEdit, readBlogSidebar, readRevision } from '../contract.ts';
import { type BlogTableState, postListInput, readBlogTable } from './blog-table.ts';

export const postsQuery = (state: Pick<BlogTableState, 'q' | 'page' | 'perPage' | 'filters'>) => {
  const input = postListInput(state);
  return queryOptions({
    queryKey: ['blog', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listPosts, input, { signal }),
    staleTime: 30_000,
  });
};

export const sidebarQuery = queryOptions({
  queryKey: ['blog', 'sidebar'] as const,
  queryFn: ({ signal }) => call(readBlogSidebar, {}, { signal }),
  staleTime: 30_000,
});

/** A post with its comments; the newest without an id. */
export const detailQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['blog', 'detail', id ?? null] as const,
    queryFn: ({ signal }) => call(readBlogDetail, { query: { id } }, { signal }),
    staleTime: 30_000,
    retry: retryUnlessRefused,
  });

export const editQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['blog', 'edit', id ?? null] as const,
    queryFn: ({ signal }) => call(readBlogEdit, { query: { id } }, { signal }),
    staleTime: 0,
    retry: retryUnlessRefused,
  });

export const revisionsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['blog', 'revisions', id, page] as const,
    queryFn: ({ signal }) => call(listRevisions, { params: { id }, query: { page, perPage: 25 } }, { signal }),
  });

export const revisionQuery = (id: number, number: number) =>
  queryOptions({
    queryKey: ['blog', 'revision', id, number] as const,
    queryFn: async ({ signal }) => (await call(readRevision, { params: { id, number } }, { signal })).revision,
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function prefetchPosts(queryClient: QueryClient, search: PageSearch): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(postsQuery(readBlogTable(search))), queryClient.prefetchQuery(sidebarQuery)]);
}

export async function prefetchPost(queryClient: QueryClient, { id }: PageParams): Promise<void> {
  await queryClient.prefetchQuery(detailQuery(idFrom(id)));
}

export async function prefetchEdited(queryClient: QueryClient, { id }: PageParams): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(editQuery(idFrom(id))), queryClient.prefetchQuery(sidebarQuery)]);
}
