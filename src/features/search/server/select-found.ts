import { and, type SQL, sql } from 'drizzle-orm';
import { searchEntriesView as entries } from '../tables.ts';
import type { Match } from './match-line.ts';
import { ofKind, type ReadKind } from './read-kinds.ts';

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
export function selectNewest(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
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
