import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { stillMatching } from '#web/ui/still-matching.ts';
import { useRested } from '#web/use-rested.ts';
import { listRecipients } from '../../../contract.ts';

export type Suggestion = AnswerOf<typeof listRecipients>['recipients'][number];

const restMs = 150;

/** Kept apart from the mails, so that a changed mail does not ask for them anew. */
export const recipientsQuery = (q: string) => ({
  queryKey: ['recipients', q],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listRecipients, { query: { q } }, { signal }),
  staleTime: 60_000,
});

/** Whom one may mean with what was typed so far; nobody before anything was typed. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const wanted = typed.trim();
  const q = useRested(wanted, restMs);
  const asked = { ...recipientsQuery(q), enabled: q !== '' && wanted !== '', placeholderData: keepPreviousData };
  const { data, isPlaceholderData } = useQuery(asked);
  if (wanted === '' || q === '' || !data) return [];
  const { recipients } = data;
  return q === wanted && !isPlaceholderData ? recipients : stillMatching(recipients, wanted, ({ name, email }) => [name, email]);
}
