import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { useTypedSearch } from '#web/use-typed-search.ts';
import { listRecipients } from '../../../contract.ts';

export type Suggestion = AnswerOf<typeof listRecipients>['recipients'][number];

/** Has its own query key, so a changed email does not trigger a refetch. */
export const recipientsQuery = (q: string) => ({
  queryKey: ['recipients', q],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listRecipients, { query: { q } }, { signal }),
  staleTime: 60_000,
});

/** Suggests recipients for the typed text; none before anything is typed. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const { found = [] } = useTypedSearch({
    typed: typed.trim(),
    queryFor: recipientsQuery,
    isWanted: (q) => q !== '',
    optionsOf: ({ recipients }) => recipients,
    textsOf: ({ name, email }) => [name, email],
  });
  return found;
}
