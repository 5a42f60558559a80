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
export function selectNewest({ kind, seen, isOwn }: ReadKind, match: Match, entity: string, limit: number): SQL {
  const window = sql`select * from ${entries} where ${and(ofKind(kind, entity), isOwn ? seen : undefined, match.days)} order by ${inTurn} limit ${newest}`;
  return sql`(select ${columns(match.isTitle)} from (${window}) ${asEntries} where ${and(isOwn ? undefined : seen, match.words) ?? sql`true`}
    order by ${bestFirst} limit ${limit})`;
}

/** The best of a kind among all, by the index of its words. Without an order it is read by nothing else where the words are rare. */
export function selectBest(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  const found = sql`select * from ${entries} where ${whole(kind, match, entity)} limit ${mostSorted}`;
  return sql`(select ${columns(match.isTitle)} from (${found}) ${asEntries} order by ${bestFirst} limit ${limit})`;
}

/** Those of a kind in turn, wherever the words stand in them: of what is found often. */
export function selectInTurn(kind: ReadKind, match: Match, entity: string, limit: number): SQL {
  return sql`(select ${columns(sql`false`)} from ${entries} where ${whole(kind, match, entity)} order by ${inTurn} limit ${limit})`;
}

/** How many of a kind there are, as far as `most`. */
export function countFound(kind: ReadKind, match: Match, entity: string, most: number): SQL {
  return sql`(select ${kind.kind}::text as kind, count(*)::int as count
    from (select from ${entries} where ${whole(kind, match, entity)} limit ${most}) found)`;
}

/** A part of all that some of these find, the best first. */
export function joinFound(parts: readonly SQL[], { limit, offset }: { limit: number; offset: number }): SQL {
  return sql`select kind, source, id, part from (${sql.join([...parts], sql` union all `)}) found order by ${bestFirst} limit ${limit} offset ${offset}`;
}

function whole({ kind, seen }: ReadKind, { days, words }: Match, entity: string): SQL | undefined {
  return and(ofKind(kind, entity), seen, days, words);
}

const columns = (isTitle: SQL) =>
  sql`${entries.kind}, ${entries.source}, ${entries.id}, ${entries.part}, ${entries.movedAt}, ${isTitle} as is_title`;
