import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { useTypedSearch } from '#web/use-typed-search.ts';
import { listRecipients } from '../../../contract.ts';

export type Suggestion = AnswerOf<typeof listRecipients>['recipients'][number];

/** Kept apart from the mails, so that a changed mail does not ask for them anew. */
export const recipientsQuery = (q: string) => ({
  queryKey: ['recipients', q],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listRecipients, { query: { q } }, { signal }),
  staleTime: 60_000,
});

/** Whom one may mean with what was typed so far; nobody before anything was typed. */
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
