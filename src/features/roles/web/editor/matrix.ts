import type { CellAction, RowSubject } from './role-values.ts';

/** What the table and the cards of the matrix are given. */
export interface Matrix {
  subjects: readonly RowSubject[];
  ticked: (subject: RowSubject) => readonly CellAction[];
  /** Cells that can be ticked; the others are rights that the editor lacks. */
  mine: (subject: RowSubject) => readonly CellAction[];
  tick: (subjects: readonly RowSubject[], actions: readonly CellAction[], isOn: boolean) => void;
  isReadOnly: boolean;
}
