import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { overlayOf } from '#web/actions/overlay.ts';
import { call } from '#web/api-client.ts';
import { type Email, getEmail, listEmails, type OpenEmail } from '../contract.ts';
import { firstRowFrom, type MailParams, type MailPlace, type MailSearch, placeFrom } from './folders/mail-place.ts';
import { mailListInput, narrowed, openMailInput, pageOfRow } from './list/mail-list-input.ts';

/** One page of a list, without message bodies. */
export const emailPageQuery = (place: MailPlace, page: number) =>
  queryOptions({
    queryKey: ['email', 'list', narrowed(place), page] as const,
    queryFn: ({ signal }): Promise<EmailPage> => call(listEmails, mailListInput(place, page), { signal }),
    staleTime: 30_000,
  });

/** An email with its text, its replies and whether it has neighbors in the list. */
export const emailQuery = (queryClient: QueryClient, place: MailPlace, id: number) =>
  queryOptions({
    queryKey: ['email', 'mail', id, narrowed(place)] as const,
    queryFn: ({ signal }) => call(getEmail, openMailInput(place, id), { signal }),
    staleTime: 30_000,
    placeholderData: () => listedMail(queryClient, id),
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

/** Returns an open email from its row in a list, for a placeholder. */
export function listedMail(queryClient: QueryClient, id: number): OpenEmail | undefined {
  const listed = findMails(queryClient, new Set([id]))[0];
  return (
    listed && {
      ...listed,
      hasPreviousMail: false,
      hasNextMail: false,
      earlier: [],
      deliveries: [],
      unsubscription: null,
      namesake: null,
    }
  );
}

/** Returns the loaded emails with these ids from any list, from the latest response with optimistic updates applied. */
export function findMails(queryClient: QueryClient, ids: ReadonlySet<number>): Email[] {
  const found = new Map<number, Email>();
  for (const page of shownPages(queryClient, ['email', 'list'])) {
    for (const mail of page.emails) if (ids.has(mail.id)) found.set(mail.id, mail);
  }
  return [...found.values()];
}

/** Returns the latest counts from any list. */
export const latestMeta = (queryClient: QueryClient) => shownPages(queryClient, ['email', 'list']).at(-1)?.emailsMeta;

/** Returns the total of a place from the latest of its loaded pages. */
export const knownTotal = (queryClient: QueryClient, place: MailPlace) =>
  shownPages(queryClient, ['email', 'list', narrowed(place)]).at(-1)?.total;

/** Returns the loaded list pages with optimistic updates, latest response last. */
function shownPages(queryClient: QueryClient, queryKey: readonly unknown[]): EmailPage[] {
  const lists = queryClient.getQueryCache().findAll({ queryKey });
  const { read } = overlayOf(queryClient);
  return lists
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .flatMap((list) => read(list.queryKey, list.state.data as EmailPage | undefined) ?? []);
}

/** Prefetches what the page shows first, while its code is still loading. */
export function prefetchEmails(queryClient: QueryClient, params: MailParams, search: MailSearch): Promise<void> {
  const place = placeFrom(params, search);
  return place ? queryClient.prefetchQuery(emailPageQuery(place, pageOfRow(firstRowFrom(search)))) : Promise.resolve();
}

export type EmailPage = AnswerOf<typeof listEmails>;
