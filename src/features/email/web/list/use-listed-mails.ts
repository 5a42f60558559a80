import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReadShown } from '#web/actions/use-shown.ts';
import { joinedPages } from '#web/joined-pages.ts';
import type { Email } from '../../contract.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { emailPageQuery, knownTotal } from '../queries.ts';
import { pageOfRow, rowsPerPage } from './mail-list-input.ts';

export interface ListedMails {
  /** Number of emails in the place; undefined until the first page is loaded. */
  total: number | undefined;
  /** Returns the email of a row, starting at 0; undefined while its page is loading. */
  mailAt: (index: number) => Email | undefined;
  /** Returns the row of an email, starting at 0; -1 while its page is not loaded. */
  rowOf: (id: number) => number;
  /** The loaded emails in and around the viewport, newest first. */
  loaded: readonly Email[];
  error: Error | null;
  retry: () => void;
}

/** Loads the emails of a place around the rows from `first` to `last`, requesting only the pages with them. */
export function useListedMails(place: MailPlace, first: number, last: number): ListedMails {
  const from = pageOfRow(first);
  const numbers = Array.from({ length: Math.max(1, pageOfRow(last) - from + 1) }, (_, step) => from + step);
  const queryClient = useQueryClient();
  const read = useReadShown();
  const results = useQueries({ queries: numbers.map((number) => emailPageQuery(place, number)) });
  const failed = results.find(({ isError, data }) => isError && !data);
  const { at, rowOf, loaded, difference } = useMemo(() => {
    const pages = results.flatMap(({ data }, step) => {
      const number = from + step;
      return data ? { number, answered: data.emails, shown: read(emailPageQuery(place, number), data).emails } : [];
    });
    return joinedPages(pages, rowsPerPage);
  }, [results, read, place, from]);
  // Other pages of the list know the total too, so scrolling to unloaded rows does not lose it.
  const known = knownTotal(queryClient, place);
  return {
    total: known === undefined ? undefined : Math.max(0, known + difference),
    mailAt: at,
    rowOf,
    loaded,
    error: failed?.error ?? null,
    retry: () => results.forEach((result) => void (result.isError && result.refetch())),
  };
}
