import { type SQL, sql } from 'drizzle-orm';
import { peopleView as people } from '#features/people/tables.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { SearchHit, SearchKind } from '../contract.ts';
import { markWords } from '../mark-words.ts';
import { searchEntriesView as entries, type SearchFacts } from '../tables.ts';
import { beginningOf, wordsAround } from '../words-around.ts';
import type { FoundEntry } from './select-found.ts';

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

/** What is found as it is shown, in its order. @param terms what is marked in it */
export async function readHits(
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

/** A file may be named in many places, each of which is a hit: its id says which. */
function fileIdOf({ source, part }: Row, id: number): number {
  return (id * 1000 + part) * 10 + (placesOfFiles[source] ?? 0);
}

function textOf(value: string | number | null | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
