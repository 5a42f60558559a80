import type { SQL } from 'drizzle-orm';
import type { Scope } from './scope.ts';

/** What the search index stores about a record. */
interface IndexedRecord {
  readonly id: number;
  readonly title: string;
  /** The facts from the area's `search_lines_of_…` function in the database. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** A person or company the caller may see. */
export interface NewestContact {
  name: string;
  email: string;
  /** The address of their picture; null for none. */
  image: string | null;
  addedAt: Date;
}

/**
 * A kind of records in global search. The database function `search_lines_of_` plus this name defines what is indexed; `make_search_source`
 * there keeps the index up to date. Permissions are checked here, with each search.
 */
export interface SearchSource {
  /** Its name in the index: `card`. */
  readonly source: string;
  /** Each entry belongs to one person, and `seen` checks only the owner: these are found through an index by owner. */
  readonly isOwn?: true;
  /** It references files, which anyone who can read the record can read. */
  readonly hasFiles?: true;
  /**
   * Returns which entries the caller may read, by their current permissions and memberships: a condition for rows of `searchEntriesView`,
   * undefined for all of them, null for none.
   */
  seen(scope: Scope): SQL | undefined | null;
  /** Returns its newest records if they are contacts: search suggests them before anything is typed. */
  newestContacts?(scope: Scope, limit: number): Promise<NewestContact[]>;
  /** Returns the app address that opens a record. */
  address(record: IndexedRecord, scope: Scope): string;
}
