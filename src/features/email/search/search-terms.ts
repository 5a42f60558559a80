import type { Folder } from '../contract.ts';
import type { Label } from '../labels-contract.ts';

/** The searchable fields of an email, in the order of `search_text`. */
export const searchFields = ['from', 'to', 'cc', 'bcc', 'subject', 'filename'] as const;
export type SearchField = (typeof searchFields)[number];

export type SearchPlace = Exclude<Folder, ''> | 'anywhere';

/** `unanswered`: no one here has replied since the last incoming email. */
export type SearchState = 'unread' | 'read' | 'starred' | 'unanswered';

export type SearchCondition =
  | { kind: 'text'; text: string }
  | { kind: 'field'; field: SearchField; text: string }
  | { kind: 'has' }
  | { kind: 'is'; state: SearchState }
  /** Days such as 2030-01-31, in the reader's time zone. */
  | { kind: 'before' | 'after'; day: string }
  | { kind: 'in'; place: SearchPlace }
  | { kind: 'label'; label: Label };

export type SearchTerm = SearchCondition & { isNot: boolean };

export interface ParsedSearch {
  terms: SearchTerm[];
  /** Operators with an invalid value, as typed; they filter nothing. */
  wrong: { operator: SearchOperator; text: string }[];
}

export type SearchOperator = SearchField | 'has' | 'is' | 'before' | 'after' | 'in' | 'label';

/** A custom label by its name, as a search refers to it. */
export interface NamedLabel {
  label: string;
  name: string;
}
