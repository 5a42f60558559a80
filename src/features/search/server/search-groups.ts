import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { type searchAll as contract, groupLimit, searchKinds } from '../contract.ts';
import { parseSearchLine, type SearchLine } from '../parse-search-line.ts';
import { correctLine } from './correct-line.ts';
import { findBest } from './find-best.ts';
import { matchLine } from './match-line.ts';
import { readHits } from './read-hits.ts';
import { type ReadKind, readKinds } from './read-kinds.ts';

type Answer = AnswerOf<typeof contract>;

/** What the caller may read and the line matches, the best four of each kind. */
export const searchGroups =
  (sources: readonly SearchSource[]) =>
  async ({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Answer> => {
    const line = parseSearchLine(query.q);
    const kinds = wantedKinds(readKinds(sources, scope), line);
    const groups = await readGroups(line, kinds, sources, scope);
    const corrected = groups.length === 0 ? await correctLine(line, kinds, scope) : null;
    if (!corrected) return { groups, corrections: [] };
    return { groups: await readGroups(corrected.line, kinds, sources, scope), corrections: corrected.corrections };
  };

/** Those of the kinds that the line names, or all. */
export function wantedKinds(kinds: readonly ReadKind[], line: SearchLine): ReadKind[] {
  return kinds.filter(({ kind }) => line.kinds.length === 0 || line.kinds.includes(kind));
}

async function readGroups(
  line: SearchLine,
  kinds: readonly ReadKind[],
  sources: readonly SearchSource[],
  scope: Scope,
): Promise<Answer['groups']> {
  const match = await matchLine(line, scope);
  if (!match) return [];
  const found = await findBest(kinds, match, scope, groupLimit + 1);
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  const shown = [...byKind.values()].flatMap((entries) => entries.slice(0, groupLimit));
  const hits = Map.groupBy(await readHits(shown, line.terms, sources, scope), ({ kind }) => kind);
  return searchKinds.flatMap((kind) => {
    const ofIt = hits.get(kind);
    return ofIt ? [{ kind, hits: ofIt, isMore: (byKind.get(kind)?.length ?? 0) > groupLimit }] : [];
  });
}
