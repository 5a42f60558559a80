import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type * as contract from '../contract.ts';
import { groupLimit, type SearchHit, type SearchKind, searchKinds } from '../contract.ts';
import { markWords } from '../mark-words.ts';
import { parseSearchLine, type SearchLine } from '../parse-search-line.ts';
import { searchEntriesView as entries, type SearchFacts } from '../tables.ts';
import { beginningOf, wordsAround } from '../words-around.ts';
import { correctLine } from './correct-line.ts';
import { type Match, matchLine } from './match-line.ts';
import {
  commonAmongNewest,
  countFound,
  countNewest,
  type FoundEntry,
  findBest,
  isCommonSomewhere,
  joinFound,
  type ReadKind,
  readKinds,
  selectBest,
  selectInTurn,
} from './select-found.ts';

type HitsAnswer = AnswerOf<typeof contract.searchPage>;
type Query = GivenOf<typeof contract.searchPage>['query'];

/** Maximum number of results per kind that are counted and shown. */
const maxExactCount = 1000;

/** Returns one page of results the caller can read, with counts per kind. */
export const listHits =
  (sources: readonly SearchSource[]) =>
  async ({ query }: GivenOf<typeof contract.searchPage>, scope: Scope): Promise<HitsAnswer> => {
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
): Promise<Omit<HitsAnswer, 'corrections'>> {
  const match = await matchLine(line, scope);
  if (!match || open.length === 0) return { hits: [], counts: [], total: 0, isMore: false };
  const counted = await countKinds(open, match, scope);
  const kinds = wantedKinds(open, line);
  const ofWanted = kinds.map(({ kind }) => counted.get(kind) ?? 0);
  const total = ofWanted.reduce((sum, count) => sum + Math.min(count, maxExactCount), 0);
  const offset = pageOffset(query);
  const found =
    offset === null || offset >= total
      ? []
      : await readPlace(kinds, counted, match, { offset, limit: Math.min(query.perPage, total - offset) }, scope);
  return {
    hits: await readHits(found, match.terms, sources, scope),
    counts: [...counted].map(([kind, count]) => ({ kind, count: Math.min(count, maxExactCount), isMore: count > maxExactCount })),
    total,
    isMore: ofWanted.some((count) => count > maxExactCount),
  };
}

/** Counts the results per kind up to one beyond the limit, omitting empty kinds. */
async function countKinds(kinds: readonly ReadKind[], match: Match, { db, entity }: Scope): Promise<Map<SearchKind, number>> {
  const countAll = async (parts: readonly SQL[]) => {
    const rows = await queryRows<{ kind: SearchKind; count: number }>(db, sql.join([...parts], sql` union all `));
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  };
  const isAsked = match.words && (await isCommonSomewhere(match, { db, entity }));
  const near = isAsked ? await countAll(kinds.map((kind) => countNewest(kind, match, entity))) : new Map<SearchKind, number>();
  const isCommonIn = ({ kind }: ReadKind) => !match.words || (near.get(kind) ?? 0) >= commonAmongNewest;
  const byKind = await countAll(kinds.map((kind) => countFound(kind, match, entity, maxExactCount + 1, isCommonIn(kind))));
  return new Map(kinds.map(({ kind }) => [kind, byKind.get(kind) ?? 0] as const).filter(([, count]) => count > 0));
}

/** A kind with more results than are counted contributes its newest, others their best. */
async function readPlace(
  kinds: readonly ReadKind[],
  counted: ReadonlyMap<SearchKind, number>,
  match: Match,
  place: { offset: number; limit: number },
  { db, entity }: Scope,
): Promise<FoundEntry[]> {
  const needed = Math.min(place.offset + place.limit, maxExactCount);
  const parts = kinds.flatMap((kind) => {
    const count = counted.get(kind.kind) ?? 0;
    if (count === 0) return [];
    return [count > maxExactCount ? selectInTurn(kind, match, entity, needed) : selectBest(kind, match, entity, needed)];
  });
  return queryRows<FoundEntry>(db, joinFound(parts, place));
}

interface Row {
  source: SearchKind;
  kind: SearchKind;
  id: number | string;
  part: number;
  title: string;
  detail: string;
  author: string;
  author_name: string | null;
  facts: SearchFacts;
}

/** Converts results for display, in order. @param terms to mark in them */
async function readHits(
  found: readonly FoundEntry[],
  terms: readonly string[],
  sources: readonly SearchSource[],
  scope: Scope,
): Promise<SearchHit[]> {
  if (found.length === 0) return [];
  const rows = await queryRows<Row>(scope.db, select(found, scope.entity));
  const bySource = new Map(sources.map((source) => [source.source, source]));
  return rows.flatMap((row) => {
    const source = bySource.get(row.source);
    return source ? [toHit(row, terms, source, scope)] : [];
  });
}

function select(found: readonly FoundEntry[], entity: string): SQL {
  const wanted = found.map(({ source, id, part }, at) => sql`(${source}::text, ${id}::bigint, ${part}::integer, ${at}::integer)`);
  return sql`select ${entries.source}, ${entries.kind}, ${entries.id}, ${entries.part}, ${entries.title}, ${entries.detail}, ${entries.author},
      ${people.fullName} as author_name, ${entries.facts}
    from (values ${sql.join(wanted, sql`, `)}) wanted(source, id, part, at)
    join ${entries} on ${entries.entity} = ${entity} and ${entries.source} = wanted.source and ${entries.id} = wanted.id and ${entries.part} = wanted.part
    left join ${people} on ${people.entity} = ${entries.entity} and ${people.id} = ${entries.authorId}
    order by wanted.at`;
}

function toHit(row: Row, terms: readonly string[], source: SearchSource, scope: Scope): SearchHit {
  const id = Number(row.id);
  const title = beginningOf(row.title);
  const detail =
    wordsAround(row.detail, terms) ||
    wordsAround(row.author, terms) ||
    row.author_name ||
    beginningOf(row.author) ||
    beginningOf(row.detail);
  return {
    kind: row.kind,
    id: row.part === 0 ? id : fileIdOf(row, id),
    title,
    titleMarks: markWords(title, terms),
    detail,
    detailMarks: markWords(detail, terms),
    time: textOf(row.facts.time),
    path: source.address({ id, title: row.title, facts: row.facts }, scope),
  };
}

const placesOfFiles: Partial<Record<SearchKind, number>> = { mail: 1, message: 2, card: 3 };

/** A file may be attached in several places, each its own result with its own id. */
function fileIdOf({ source, part }: Row, id: number): number {
  return (id * 1000 + part) * 10 + (placesOfFiles[source] ?? 0);
}

function textOf(value: string | number | null | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

type GroupsAnswer = AnswerOf<typeof contract.searchAll>;

/** Returns the best four results of each kind the caller can read. */
export const searchGroups =
  (sources: readonly SearchSource[]) =>
  async ({ query }: GivenOf<typeof contract.searchAll>, scope: Scope): Promise<GroupsAnswer> => {
    const line = parseSearchLine(query.q);
    const kinds = wantedKinds(readKinds(sources, scope), line);
    const groups = await readGroups(line, kinds, sources, scope);
    const corrected = groups.length === 0 ? await correctLine(line, kinds, scope) : null;
    if (!corrected) return { groups, corrections: [] };
    return { groups: await readGroups(corrected.line, kinds, sources, scope), corrections: corrected.corrections };
  };

/** Returns the kinds named in the query, or all. */
function wantedKinds(kinds: readonly ReadKind[], line: SearchLine): ReadKind[] {
  return kinds.filter(({ kind }) => line.kinds.length === 0 || line.kinds.includes(kind));
}

async function readGroups(
  line: SearchLine,
  kinds: readonly ReadKind[],
  sources: readonly SearchSource[],
  scope: Scope,
): Promise<GroupsAnswer['groups']> {
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
