import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import type { PageParams, PageSearch } from '#web/page-table.ts';
import { retryUnlessRefused } from '#web/retry-options.ts';
import { listFollows, listPhotos, readProfile } from '../contract.ts';
import { getProfilePost, listProfilePosts } from '../post-contract.ts';
import { type PostFilter, postFilterOf, profileInput, profilePlace } from './profile-place.ts';

const kept = { staleTime: 30_000, retry: retryUnlessRefused };

/** A person's profile with sidebars. Posts are loaded separately, page by page. */
export const dataQuery = (personId: number | undefined) =>
  queryOptions({
    ...kept,
    queryKey: ['profile', 'data', personId ?? null] as const,
    queryFn: ({ signal }) => call(readProfile, profileInput(personId), { signal }),
  });

/** Posts, newest first, as an infinite query. */
export const postsQuery = (wanted: PostFilter) =>
  infiniteQueryOptions({
    ...kept,
    queryKey: ['profile', 'posts', wanted] as const,
    queryFn: ({ signal, pageParam }) =>
      call(listProfilePosts, { query: { ...wanted, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const postQuery = (id: number) =>
  queryOptions({
    ...kept,
    queryKey: ['profile', 'post', id] as const,
    queryFn: ({ signal }) => call(getProfilePost, { params: { id } }, { signal }),
  });

export const photosQuery = (personId: number) =>
  infiniteQueryOptions({
    ...kept,
    queryKey: ['profile', 'photos', personId] as const,
    queryFn: ({ signal, pageParam }) =>
      call(listPhotos, { params: { id: personId }, query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const followsQuery = (personId: number) =>
  queryOptions({
    ...kept,
    queryKey: ['profile', 'follows', personId] as const,
    queryFn: ({ signal }) => call(listFollows, { params: { id: personId } }, { signal }),
  });

export async function prefetchProfile(queryClient: QueryClient, params: PageParams, search: PageSearch): Promise<void> {
  const place = profilePlace(params, search);
  if (place.isUnknown) return;
  const wanted = postFilterOf(place);
  await Promise.all([
    queryClient.prefetchQuery(dataQuery(place.personId)),
    wanted && queryClient.prefetchInfiniteQuery(postsQuery(wanted)),
    place.postId !== undefined && queryClient.prefetchQuery(postQuery(place.postId)),
  ]);
}
