import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReadShown } from '#web/actions/use-shown.ts';
import { joinedPages } from '#web/joined-pages.ts';
import type { Email } from '../../contract.ts';
import type { MailPlace } from '../folders/mail-place.ts';
import { emailPageQuery, knownTotal } from '../queries.ts';
import { pageOfRow, rowsPerPage } from './mail-list-input.ts';

export interface ListedMails {
  /** How many mails the place has; undefined until the first page came. */
  total: number | undefined;
  /** The mail of a row, from 0; undefined while its page is loading. */
  mailAt: (index: number) => Email | undefined;
  /** The row of a mail, from 0; -1 while its page is not loaded. */
  rowOf: (id: number) => number;
  /** The loaded mails in sight and around it, newest first. */
  loaded: readonly Email[];
  error: Error | null;
  retry: () => void;
}

/** The mails of a place around the rows from `first` to `last`: only the pages that hold them are asked for. */
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
  // Pages elsewhere in the list know it too: scrolling to where nothing is loaded yet does not lose it.
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
