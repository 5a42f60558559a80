import { queryOptions } from '@tanstack/react-query';
import type { Linked } from '#contract/linked-kind.ts';
import { searchAll } from '#features/search/contract.ts';
import { useAbility } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { linkableKinds } from '#web/links/link-ends.ts';
import { useTypedSearch } from '#web/use-typed-search.ts';
import { lineOf, linkableHits } from './linkable-hit.ts';

const linkableQuery = (line: string) =>
  queryOptions({
    queryKey: ['search', 'all', line] as const,
    queryFn: ({ signal }) => call(searchAll, { query: { q: line } }, { signal }),
    staleTime: 15_000,
  });

/** What a thing can be linked with and is found by what was typed. */
export function useLinkable(thing: Linked, typed: string) {
  const kinds = linkableKinds(useAbility(), thing.kind);
  return useTypedSearch({
    typed,
    queryFor: (q) => linkableQuery(lineOf(q, kinds)),
    isWanted: (q) => q !== '',
    optionsOf: ({ groups }) =>
      linkableHits(
        groups.flatMap(({ hits }) => hits),
        kinds,
        thing,
      ),
    textsOf: ({ title, detail }) => [title, detail],
  });
}
