import type { Folder } from '../contract.ts';
import type { Label } from '../labels-contract.ts';

/** The fields of a mail that can be searched by themselves, in the order in which `search_text` has them. */
export const searchFields = ['from', 'to', 'cc', 'bcc', 'subject', 'filename'] as const;
export type SearchField = (typeof searchFields)[number];

export type SearchPlace = Exclude<Folder, ''> | 'anywhere';

/** `unanswered`: nobody here has written since somebody last did. */
export type SearchState = 'unread' | 'read' | 'starred' | 'unanswered';

/** What a word or an operator of a search asks for. */
export type SearchCondition =
  | { kind: 'text'; text: string }
  | { kind: 'field'; field: SearchField; text: string }
  | { kind: 'has' }
  | { kind: 'is'; state: SearchState }
  /** Days such as 2030-01-31, on the reader's clock. */
  | { kind: 'before' | 'after'; day: string }
  | { kind: 'in'; place: SearchPlace }
  | { kind: 'label'; label: Label };

export type SearchTerm = SearchCondition & { isNot: boolean };

export interface ParsedSearch {
  terms: SearchTerm[];
  /** Operators whose value says nothing, as they were typed: they narrow nothing. */
  wrong: { operator: SearchOperator; text: string }[];
}

export type SearchOperator = SearchField | 'has' | 'is' | 'before' | 'after' | 'in' | 'label';

/** A label that the person made, as a search may name it. */
export interface NamedLabel {
  label: string;
  name: string;
}
