import type { BoardPage } from '../board-page-answer.ts';

/** The ids of the columns in which everything is done. */
export function doneColumns({ boards }: BoardPage): ReadonlySet<string> {
  return new Set(boards.filter(({ isDone }) => isDone).map(({ id }) => id));
}
