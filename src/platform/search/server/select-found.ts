import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { expectedRows, queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { type SearchKind, searchKinds } from '../contract.ts';
import { searchEntriesView as entries } from '../tables.ts';
import type { Match } from './match-line.ts';

/** Identity and position of a result. */
export interface FoundEntry {
  kind: ReadKind['kind'];
  source: ReadKind['kind'];
  /** As the driver returns a bigint. */
  id: number | string;
  part: number;
}

/** Number of newest entries in which common words are searched first. */
const newest = 300;
/** Maximum number of results per kind that are sorted; words rarer than that among the newest hardly have more. */
const maxSorted = 5000;

/** Shared alias, whether columns come from the view or from a subset of its rows. */
const asEntries = sql`search_entries`;
const inTurn = sql`${entries.movedAt} desc, ${entries.id} desc`;
/** Best first: title matches, then the newest. */
const bestFirst = sql`is_title desc, moved_at desc, id desc, source, part, kind`;

/** Selects the best results among the newest entries of a kind. */
function selectNewest(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  return sql`(select ${columns(match.isTitle)} from ${amongNewest(kind, match, entity)} order by ${bestFirst} limit ${limit})`;
}

/** Selects the best results among all entries of a kind, for words that are rare in it. */
export function selectBest(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  return sql`(select ${columns(match.isTitle)} from (${byWords(kind, match, entity, maxSorted)}) ${asEntries} order by ${bestFirst} limit ${limit})`;
}

/** Selects results of a kind newest first, wherever they match; for frequent words. */
export function selectInTurn(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  return sql`(select ${columns(sql`false`)} from ${entries} where ${whole(kind, match, entity)} order by ${inTurn} limit ${limit})`;
}

/** Counts the results of a kind, up to `most`. @param isCommon whether the words are common in that kind */
export function countFound(kind: ReadKind, match: Match, entity: string, most: number, isCommon: boolean): SQL {
  const found = isCommon
    ? sql`select from ${entries} where ${whole(kind, match, entity)} limit ${most}`
    : byWords(kind, match, entity, most);
  return sql`(select ${kind.kind}::text as kind, count(*)::int as count from (${found}) found)`;
}

/** Counts the results among the newest entries of a kind. */
export function countNewest(kind: ReadKind, match: Match, entity: string): SQL {
  return sql`(select ${kind.kind}::text as kind, count(*)::int as count from ${amongNewest(kind, match, entity)})`;
}

/** From this many among the newest on, words are common in a kind: a scan soon finds as many as are counted. */
export const commonAmongNewest = newest / 10;

/** Merges the results of several queries and returns a page, best first. */
export function joinFound(parts: readonly SQL[], { limit, offset }: { limit: number; offset: number }): SQL {
  return sql`select kind, source, id, part from (${sql.join([...parts], sql` union all `)}) found order by ${bestFirst} limit ${limit} offset ${offset}`;
}

/** Selects the matches among the newest entries of a kind. */
function amongNewest({ kind, seen, isOwn }: ReadKind, match: Match, entity: string): SQL {
  const window = sql`select * from ${entries} where ${and(ofKind(kind, entity), isOwn ? seen : undefined, match.days)} order by ${inTurn} limit ${newest}`;
  return sql`(${window}) ${asEntries} where ${and(isOwn ? undefined : seen, match.words) ?? sql`true`}`;
}

/**
 * Selects matches through the kind's word index. PostgreSQL only knows how common a word is across all kinds. For one common in
 * others it would expect enough matches from a scan, and scan the whole kind. A materialized subquery is planned as if it were read
 * completely, where the index is cheaper, yet only read as far as needed.
 */
function byWords(kind: ReadKind, match: Match, entity: string, most: number): SQL {
  return sql`with matching as materialized (select * from ${entries} where ${whole(kind, match, entity)}) select * from matching limit ${most}`;
}

function whole({ kind, seen }: ReadKind, { days, words }: Match, entity: string): SQL | undefined {
  return and(ofKind(kind, entity), seen, days, words);
}

const columns = (isTitle: SQL) =>
  sql`${entries.kind}, ${entries.source}, ${entries.id}, ${entries.part}, ${entries.movedAt}, ${isTitle} as is_title`;

/** A kind of which the caller can read some entries. */
export interface ReadKind {
  readonly kind: SearchKind;
  /** Condition for readable entries; undefined for all. */
  readonly seen: SQL | undefined;
  /** Whether an index on the owner finds them. */
  readonly isOwn: boolean;
}

/** Returns the kinds of which the caller can currently read some entries. All others are not queried. */
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

/** Matches the entries of a kind; inlined as a literal, so the planner recognizes the kind's partial index. */
export function ofKind(kind: SearchKind, entity: string): SQL | undefined {
  return and(eq(entries.entity, entity), sql`${entries.kind} = ${sql.raw(`'${kind}'`)}`);
}

type Reading = Pick<Scope, 'db' | 'entity'>;

/**
 * Returns the best results of each kind, up to `limit`. Common words are found among the newest entries; kinds with too few matches there
 * are
 * searched through their word index.
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

/** Words expected to be rarer go straight to the word index. */
const commonFrom = 2000;

/** Estimates whether many entries match, regardless of kind. */
export async function isCommonSomewhere({ words }: Match, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<boolean> {
  if (!words) return true;
  return (await expectedRows(db, sql`select from ${entries} where ${entries.entity} = ${entity} and ${words}`)) >= commonFrom;
}
