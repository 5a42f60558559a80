import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { searchPage as contract, SearchKind } from '../contract.ts';
import { parseSearchLine, type SearchLine } from '../parse-search-line.ts';
import { correctLine } from './correct-line.ts';
import { isCommonSomewhere } from './is-common-somewhere.ts';
import { type Match, matchLine } from './match-line.ts';
import { readHits } from './read-hits.ts';
import { type ReadKind, readKinds } from './read-kinds.ts';
import { wantedKinds } from './search-groups.ts';
import { commonAmongNewest, countFound, countNewest, type FoundEntry, joinFound, selectBest, selectInTurn } from './select-found.ts';

type Answer = AnswerOf<typeof contract>;
type Query = GivenOf<typeof contract>['query'];

/** So many of a kind are counted, and shown. */
const mostCounted = 1000;

/** A page of all that the caller may read and the line matches, and how much of it there is of each kind. */
export const listHits =
  (sources: readonly SearchSource[]) =>
  async ({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Answer> => {
    const line = parseSearchLine(query.q);
    const open = readKinds(sources, scope);
    const page = await readPage(line, query, open, sources, scope);
    const kinds = wantedKinds(open, line);
    const corrected = page.total === 0 ? await correctLine(line, kinds, scope) : null;
    if (!corrected) return { ...page, corrections: [] };
    return { ...(await readPage(corrected.line, query, open, sources, scope)), corrections: corrected.corrections };
  };

async function readPage(
  line: SearchLine,
  query: Query,
  open: readonly ReadKind[],
  sources: readonly SearchSource[],
  scope: Scope,
): Promise<Omit<Answer, 'corrections'>> {
  const match = await matchLine(line, scope);
  if (!match || open.length === 0) return { hits: [], counts: [], total: 0, isMore: false };
  const counted = await countKinds(open, match, scope);
  const kinds = wantedKinds(open, line);
  const ofWanted = kinds.map(({ kind }) => counted.get(kind) ?? 0);
  const total = ofWanted.reduce((sum, count) => sum + Math.min(count, mostCounted), 0);
  const offset = pageOffset(query);
  const found =
    offset === null || offset >= total
      ? []
      : await readPlace(kinds, counted, match, { offset, limit: Math.min(query.perPage, total - offset) }, scope);
  return {
    hits: await readHits(found, match.terms, sources, scope),
    counts: [...counted].map(([kind, count]) => ({ kind, count: Math.min(count, mostCounted), isMore: count > mostCounted })),
    total,
    isMore: ofWanted.some((count) => count > mostCounted),
  };
}

/** How many there are of each kind that has some, as far as one beyond what is counted. */
async function countKinds(kinds: readonly ReadKind[], match: Match, { db, entity }: Scope): Promise<Map<SearchKind, number>> {
  const countAll = async (parts: readonly SQL[]) => {
    const rows = await queryRows<{ kind: SearchKind; count: number }>(db, sql.join([...parts], sql` union all `));
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  };
  const isAsked = match.words && (await isCommonSomewhere(match, { db, entity }));
  const near = isAsked ? await countAll(kinds.map((kind) => countNewest(kind, match, entity))) : new Map<SearchKind, number>();
  const isCommonIn = ({ kind }: ReadKind) => !match.words || (near.get(kind) ?? 0) >= commonAmongNewest;
  const byKind = await countAll(kinds.map((kind) => countFound(kind, match, entity, mostCounted + 1, isCommonIn(kind))));
  return new Map(kinds.map(({ kind }) => [kind, byKind.get(kind) ?? 0] as const).filter(([, count]) => count > 0));
}

/** A kind that has more than are counted gives its newest, one that has fewer its best. */
async function readPlace(
  kinds: readonly ReadKind[],
  counted: ReadonlyMap<SearchKind, number>,
  match: Match,
  place: { offset: number; limit: number },
  { db, entity }: Scope,
): Promise<FoundEntry[]> {
  const needed = Math.min(place.offset + place.limit, mostCounted);
  const parts = kinds.flatMap((kind) => {
    const count = counted.get(kind.kind) ?? 0;
    if (count === 0) return [];
    return [count > mostCounted ? selectInTurn(kind, match, entity, needed) : selectBest(kind, match, entity, needed)];
  });
  return queryRows<FoundEntry>(db, joinFound(parts, place));
}
