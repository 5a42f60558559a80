import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Email } from '../contract.ts';
import type { EmailPage } from './email-page-answer.ts';
import { pageOfRow, rowsPerPage } from './mail-list-input.ts';
import type { MailPlace } from './mail-place.ts';
import { emailPageQuery, knownTotal } from './queries.ts';

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
  const results = useQueries({ queries: numbers.map((number) => emailPageQuery(place, number)) });
  const pages = new Map<number, EmailPage>();
  for (const [step, { data }] of results.entries()) if (data) pages.set(from + step, data);
  const failed = results.find(({ isError, data }) => isError && !data);
  const loaded = useMemo(() => results.flatMap(({ data }) => data?.emails ?? []), [results]);
  return {
    // Pages elsewhere in the list know it too: scrolling to where nothing is loaded yet does not lose it.
    total: knownTotal(queryClient, place),
    mailAt: (index) => pages.get(pageOfRow(index))?.emails[index % rowsPerPage],
    rowOf: (id) => {
      for (const [number, { emails }] of pages) {
        const index = emails.findIndex((mail) => mail.id === id);
        if (index >= 0) return (number - 1) * rowsPerPage + index;
      }
      return -1;
    },
    loaded,
    error: failed?.error ?? null,
    retry: () => results.forEach((result) => void (result.isError && result.refetch())),
  };
}
