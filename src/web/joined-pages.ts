/** A page of a list: its rows as returned by the server and as shown. */
export interface ListPage<T> {
  /** Starts at 1. */
  number: number;
  answered: readonly T[];
  shown: readonly T[];
}

export interface JoinedPages<T> {
  at: (index: number) => T | undefined;
  /** Returns the index of a row by id; -1 if its page isn't loaded. */
  rowOf: (id: number) => number;
  loaded: readonly T[];
  /** How many more rows are shown than the server returned; negative if fewer. */
  difference: number;
}

/** Joins the loaded pages of a list. Removed rows move later ones up and added rows move them down, across pages. */
export function joinedPages<T extends { id: number }>(pages: readonly ListPage<T>[], rowsPerPage: number): JoinedPages<T> {
  const rows = new Map<number, T>();
  const places = new Map<number, number>();
  let difference = 0;
  for (const { number, answered, shown } of pages.toSorted((a, b) => a.number - b.number)) {
    const first = (number - 1) * rowsPerPage + difference;
    for (const [step, row] of shown.entries()) {
      // A row that moved up between two page requests may briefly occur in both.
      if (places.has(row.id)) continue;
      rows.set(first + step, row);
      places.set(row.id, first + step);
    }
    difference += shown.length - answered.length;
  }
  return { at: (index) => rows.get(index), rowOf: (id) => places.get(id) ?? -1, loaded: [...rows.values()], difference };
}
