import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import { type SearchKind, searchKinds } from '../contract.ts';
import { searchEntriesView as entries } from '../tables.ts';

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
