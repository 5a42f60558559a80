import type { SheetProblem, SheetRule } from './sheet-rules.ts';

/** A row of a sheet: its line in the file, cells and errors. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problems: readonly SheetProblem[];
}

export interface RowSelection {
  readonly onlyFaulty: boolean;
  /** -1 keeps the order of the file. */
  readonly sortBy: number;
  readonly isDescending: boolean;
  readonly from: number;
  readonly count: number;
}

export interface SheetSummary {
  readonly head: readonly string[];
  readonly total: number;
  readonly faulty: number;
  readonly missing: readonly string[];
}

/** Requests from the page to the worker. */
export type SheetRequest =
  | { readonly kind: 'read'; readonly file: File; readonly rules: readonly SheetRule[] }
  | { readonly kind: 'rows'; readonly id: number; readonly wanted: RowSelection };

/** Messages from the worker to the page. */
export type SheetResponse =
  | { readonly kind: 'progress'; readonly share: number; readonly rows: number }
  | { readonly kind: 'read'; readonly summary: SheetSummary }
  | { readonly kind: 'failed'; readonly why: 'empty' | 'unreadable' | 'too_many_rows' }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly SheetRow[] };
