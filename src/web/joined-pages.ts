/** A page of a list: its rows as the server answered them, and as they are shown. */
export interface ListPage<T> {
  /** From 1. */
  number: number;
  answered: readonly T[];
  shown: readonly T[];
}

export interface JoinedPages<T> {
  at: (index: number) => T | undefined;
  /** The row of an id, from 0; -1 while its page is not loaded. */
  rowOf: (id: number) => number;
  loaded: readonly T[];
  /** How many more (or, below zero, fewer) rows are shown than were answered. */
  difference: number;
}

/** Loaded pages of a list as one: rows that went away let those after them move up, new ones push them down, across pages too. */
export function joinedPages<T extends { id: number }>(pages: readonly ListPage<T>[], rowsPerPage: number): JoinedPages<T> {
  const rows = new Map<number, T>();
  const places = new Map<number, number>();
  let difference = 0;
  for (const { number, answered, shown } of pages.toSorted((a, b) => a.number - b.number)) {
    const first = (number - 1) * rowsPerPage + difference;
    for (const [step, row] of shown.entries()) {
      // A row that moved up since the page before was answered stands in both for a moment.
      if (places.has(row.id)) continue;
      rows.set(first + step, row);
      places.set(row.id, first + step);
    }
    difference += shown.length - answered.length;
  }
  return { at: (index) => rows.get(index), rowOf: (id) => places.get(id) ?? -1, loaded: [...rows.values()], difference };
}
