import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { expectedRows, queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { type SearchKind, searchKinds } from '../contract.ts';
import { searchEntriesView as entries } from '../tables.ts';
import type { Match } from './match-line.ts';

/** What names an entry, and by what it stands where it does. */
export interface FoundEntry {
  kind: ReadKind['kind'];
  source: ReadKind['kind'];
  /** As the driver gives a number of eight bytes. */
  id: number | string;
  part: number;
}

/** Among so many of the newest a common word is looked for first. */
const newest = 300;
/** So many of one kind are put in order: of what is rarer than that among the newest there are hardly more. */
const mostSorted = 5000;

/** What the columns are named by, whether they are read of the view or of some of its rows. */
const asEntries = sql`search_entries`;
const inTurn = sql`${entries.movedAt} desc, ${entries.id} desc`;
/** The best first: what is looked for in the title, then the newest. */
const bestFirst = sql`is_title desc, moved_at desc, id desc, source, part, kind`;

/** The best of a kind among its newest. */
function selectNewest(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  return sql`(select ${columns(match.isTitle)} from ${amongNewest(kind, match, entity)} order by ${bestFirst} limit ${limit})`;
}

/** The best of a kind among all, for words that are rare in it. */
export function selectBest(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  return sql`(select ${columns(match.isTitle)} from (${byWords(kind, match, entity, mostSorted)}) ${asEntries} order by ${bestFirst} limit ${limit})`;
}

/** Those of a kind in turn, wherever the words stand in them: of what is found often. */
export function selectInTurn(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  return sql`(select ${columns(sql`false`)} from ${entries} where ${whole(kind, match, entity)} order by ${inTurn} limit ${limit})`;
}

/** How many of a kind there are, as far as `most`. @param isCommon whether the words are common in that kind */
export function countFound(kind: ReadKind, match: Match, entity: string, most: number, isCommon: boolean): SQL {
  const found = isCommon
    ? sql`select from ${entries} where ${whole(kind, match, entity)} limit ${most}`
    : byWords(kind, match, entity, most);
  return sql`(select ${kind.kind}::text as kind, count(*)::int as count from (${found}) found)`;
}

/** How many there are among the newest of a kind. */
export function countNewest(kind: ReadKind, match: Match, entity: string): SQL {
  return sql`(select ${kind.kind}::text as kind, count(*)::int as count from ${amongNewest(kind, match, entity)})`;
}

/** From so many among the newest on, the words are common in a kind: a scan soon meets as many as are counted. */
export const commonAmongNewest = newest / 10;

/** A part of all that some of these find, the best first. */
export function joinFound(parts: readonly SQL[], { limit, offset }: { limit: number; offset: number }): SQL {
  return sql`select kind, source, id, part from (${sql.join([...parts], sql` union all `)}) found order by ${bestFirst} limit ${limit} offset ${offset}`;
}

/** What matches among the newest of a kind. */
function amongNewest({ kind, seen, isOwn }: ReadKind, match: Match, entity: string): SQL {
  const window = sql`select * from ${entries} where ${and(ofKind(kind, entity), isOwn ? seen : undefined, match.days)} order by ${inTurn} limit ${newest}`;
  return sql`(${window}) ${asEntries} where ${and(isOwn ? undefined : seen, match.words) ?? sql`true`}`;
}

/**
 * Some that match, by the index of the kind's words. PostgreSQL knows how common a word is in all kinds together. For one that is common in
 * others it would expect to meet enough of them in a scan, and scan the whole kind. What is materialized is planned as if all of it were
 * read, where the index is cheaper, and yet read no further than asked for.
 */
function byWords(kind: ReadKind, match: Match, entity: string, most: number): SQL {
  return sql`with matching as materialized (select * from ${entries} where ${whole(kind, match, entity)}) select * from matching limit ${most}`;
}

function whole({ kind, seen }: ReadKind, { days, words }: Match, entity: string): SQL | undefined {
  return and(ofKind(kind, entity), seen, days, words);
}

const columns = (isTitle: SQL) =>
  sql`${entries.kind}, ${entries.source}, ${entries.id}, ${entries.part}, ${entries.movedAt}, ${isTitle} as is_title`;

/** A kind of which the caller may read something. */
export interface ReadKind {
  readonly kind: SearchKind;
  /** Which entries of it; undefined for all. */
  readonly seen: SQL | undefined;
  /** They are found by an index of their owner's. */
  readonly isOwn: boolean;
}

/** The kinds that the caller may read something of, by what they may at this moment. All others are not asked at all. */
export function readKinds(sources: readonly SearchSource[], scope: Scope): ReadKind[] {
  const open = sources.flatMap((source) => {
    const seen = source.seen(scope);
    return seen === null ? [] : [{ ...source, seen }];
  });
  return searchKinds.flatMap((kind): ReadKind[] => {
    if (kind !== 'file') return open.filter(({ source }) => source === kind).map(({ seen, isOwn = false }) => ({ kind, seen, isOwn }));
    const named = open.filter(({ hasFiles }) => hasFiles).map(({ source, seen }) => and(eq(entries.source, source as SearchKind), seen));
    return named.length === 0 ? [] : [{ kind, seen: or(...named), isOwn: false }];
  });
}

/** The entries of a kind. It is written out, so that its own index is known to have them. */
export function ofKind(kind: SearchKind, entity: string): SQL | undefined {
  return and(eq(entries.entity, entity), sql`${entries.kind} = ${sql.raw(`'${kind}'`)}`);
}

type Reading = Pick<Scope, 'db' | 'entity'>;

/**
 * The best of each kind, as many as `limit`. What is common is met among the newest; a kind that has too little of it there is looked
 * through by the index of its words.
 */
export async function findBest(kinds: readonly ReadKind[], match: Match, { db, entity }: Reading, limit: number): Promise<FoundEntry[]> {
  if (kinds.length === 0) return [];
  const read = (parts: readonly ReturnType<typeof selectBest>[]) => queryRows<FoundEntry>(db, sql.join([...parts], sql` union all `));
  const near = (await isCommonSomewhere(match, { db, entity }))
    ? await read(kinds.map((kind) => selectNewest(kind, match, entity, limit)))
    : [];
  const counts = Map.groupBy(near, ({ kind }) => kind);
  const lacking = kinds.filter(({ kind }) => (counts.get(kind)?.length ?? 0) < limit);
  if (lacking.length === 0) return near;
  const rest = await read(lacking.map((kind) => selectBest(kind, match, entity, limit)));
  const replaced = new Set(lacking.map(({ kind }) => kind));
  return [...near.filter(({ kind }) => !replaced.has(kind)), ...rest];
}

/** What is expected to be rarer is looked for by the index of words at once. */
const commonFrom = 2000;

/** Whether many entries match, of whichever kind. */
export async function isCommonSomewhere({ words }: Match, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<boolean> {
  if (!words) return true;
  return (await expectedRows(db, sql`select from ${entries} where ${entries.entity} = ${entity} and ${words}`)) >= commonFrom;
}
