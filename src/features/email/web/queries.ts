import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { overlayOf } from '#web/actions/overlay.ts';
import { call } from '#web/api-client.ts';
import { type Email, getEmail, listEmails, type OpenEmail } from '../contract.ts';
import { firstRowFrom, type MailParams, type MailPlace, type MailSearch, placeFrom } from './folders/mail-place.ts';
import { mailListInput, narrowed, openMailInput, pageOfRow } from './list/mail-list-input.ts';

/** The rows of one page of a list, without the mails' texts. */
export const emailPageQuery = (place: MailPlace, page: number) =>
  queryOptions({
    queryKey: ['email', 'list', narrowed(place), page] as const,
    queryFn: ({ signal }): Promise<EmailPage> => call(listEmails, mailListInput(place, page), { signal }),
    staleTime: 30_000,
  });

/** One mail with its text, its replies and whether it has neighbours in the list. */
export const emailQuery = (queryClient: QueryClient, place: MailPlace, id: number) =>
  queryOptions({
    queryKey: ['email', 'mail', id, narrowed(place)] as const,
    queryFn: ({ signal }) => call(getEmail, openMailInput(place, id), { signal }),
    staleTime: 30_000,
    placeholderData: () => listedMail(queryClient, id),
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

/** An open mail as far as its row in a list tells. */
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

/** The loaded mails with these ids, whichever list they were loaded for; as the newest answer has them and they are shown. */
export function findMails(queryClient: QueryClient, ids: ReadonlySet<number>): Email[] {
  const found = new Map<number, Email>();
  for (const page of shownPages(queryClient, ['email', 'list'])) {
    for (const mail of page.emails) if (ids.has(mail.id)) found.set(mail.id, mail);
  }
  return [...found.values()];
}

/** The newest counts that any list brought. */
export const latestMeta = (queryClient: QueryClient) => shownPages(queryClient, ['email', 'list']).at(-1)?.emailsMeta;

/** How many mails a place has, as the newest of its loaded pages says. */
export const knownTotal = (queryClient: QueryClient, place: MailPlace) =>
  shownPages(queryClient, ['email', 'list', narrowed(place)]).at(-1)?.total;

/** The loaded pages of lists as they are shown, the newest answer last. */
function shownPages(queryClient: QueryClient, queryKey: readonly unknown[]): EmailPage[] {
  const lists = queryClient.getQueryCache().findAll({ queryKey });
  const { read } = overlayOf(queryClient);
  return lists
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .flatMap((list) => read(list.queryKey, list.state.data as EmailPage | undefined) ?? []);
}

/** Asks for what the page shows first, while its code is still loading. */
export function prefetchEmails(queryClient: QueryClient, params: MailParams, search: MailSearch): Promise<void> {
  const place = placeFrom(params, search);
  return place ? queryClient.prefetchQuery(emailPageQuery(place, pageOfRow(firstRowFrom(search)))) : Promise.resolve();
}

/** One page of a list, as the server answers it. */
export type EmailPage = AnswerOf<typeof listEmails>;
