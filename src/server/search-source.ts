import type { SQL } from 'drizzle-orm';
import type { Scope } from './scope.ts';

/** What an entry of the search's index knows of its record. */
interface IndexedRecord {
  readonly id: number;
  readonly title: string;
  /** As the area's `search_lines_of_…` in the database says them. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** A person or company that the caller may know of. */
export interface NewestContact {
  name: string;
  email: string;
  /** Their picture's address; null for none. */
  image: string | null;
  addedAt: Date;
}

/**
 * A kind of records that the search over everything finds. What the index has of them the function `search_lines_of_` and this name says in the
 * database; `make_search_source` there keeps it true. Who reads it is asked here, at each search.
 */
export interface SearchSource {
  /** As the index calls it: `card`. */
  readonly source: string;
  /** Each entry is one person's, as `seen` says by the owner alone: these are found by an index of theirs. */
  readonly isOwn?: true;
  /** It names files, which are read by whoever reads it. */
  readonly hasFiles?: true;
  /**
   * Which entries the caller may read, by their rights and memberships at this moment: a condition for rows of `searchEntriesView`,
   * undefined for all of them, null for none.
   */
  seen(scope: Scope): SQL | undefined | null;
  /** Its newest records, where they are contacts: the search lists them before anything is typed. */
  newestContacts?(scope: Scope, limit: number): Promise<NewestContact[]>;
  /** The address in the app that opens one. */
  address(record: IndexedRecord, scope: Scope): string;
}
