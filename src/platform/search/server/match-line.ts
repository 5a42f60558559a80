import { and, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { personZone } from '#platform/company-day/server/public-api.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { startOfDayIn } from '#server/zone-days.ts';
import { isBeginning } from '../mark-words.ts';
import type { SearchLine } from '../parse-search-line.ts';
import { searchEntriesView as entries } from '../tables.ts';

/** A query as conditions on entries. */
export interface Match {
  readonly terms: readonly string[];
  /** Date filters, which the indexes of the newest entries cover. */
  readonly days: SQL | undefined;
  /** All other conditions. */
  readonly words: SQL | undefined;
  /** Whether all terms are prefixes of title words. */
  readonly isTitle: SQL<boolean>;
}

/** Maximum number of people a name can match. */
const maxNamed = 50;

/** @returns null for an empty query */
export async function matchLine(
  { terms, kinds, from, before, after }: SearchLine,
  scope: Pick<Scope, 'db' | 'entity' | 'identity'>,
): Promise<Match | null> {
  if (terms.length + kinds.length + from.length === 0 && !before && !after) return null;
  const writers: SQL[] = [];
  for (const name of from) writers.push(await writtenBy(name, scope));
  const zone = before || after ? await personZone(scope) : 'UTC';
  return {
    terms,
    days: and(
      before ? lt(entries.movedAt, startOfDayIn(zone, before)) : undefined,
      after ? gte(entries.movedAt, startOfDayIn(zone, after)) : undefined,
    ),
    words: and(...terms.map((term) => has(entries.words, term)), ...writers),
    isTitle: titleHas(terms),
  };
}

/** Matches a term in words: one or two letters have no trigram except at the beginning of a word, where an index finds them. */
function has(words: typeof entries.words | SQL, term: string): SQL {
  return like(words, isBeginning(term) ? `% ${term}%` : `%${term}%`);
}

function titleHas(terms: readonly string[]): SQL<boolean> {
  const title = sql`left(${entries.words}, ${entries.heading})`;
  const all = terms.map((term) => like(title, `% ${term}%`));
  return all.length === 0 ? sql<boolean>`false` : sql<boolean>`(${and(...all)})`;
}

/** Matches entries by author: the name stored in the entry, or the current name of a person. */
async function writtenBy(name: string, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<SQL> {
  const named = await db
    .select({ id: people.id })
    .from(people)
    .where(and(live(people, entity), has(sql`search_words_of(${people.fullName} || ' ' || ${people.email})`, name)))
    .limit(maxNamed);
  const inText = and(has(entries.words, name), has(sql`search_words_of(${entries.author})`, name));
  const ids = named.map(({ id }) => id);
  return sql`(${ids.length === 0 ? inText : or(inText, ids.length === 1 ? eq(entries.authorId, ids[0] ?? 0) : inArray(entries.authorId, ids))})`;
}
