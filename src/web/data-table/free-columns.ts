import { mainColumn, type TableColumn } from './column.ts';

/** A column as it is drawn. */
export interface ShownColumn<Row> extends TableColumn<Row> {
  /** Pinned, so far from the table's start, in pixels. */
  pinnedAt?: number;
}

/** What a column has that says no width, in pixels. */
const mainWidth = 240;
const otherWidth = 150;

/** Whether somebody has given columns a place in sight or a width: then none is left out, and the table is scrolled where it needs more room. */
export function areFree<Row>(columns: readonly TableColumn<Row>[]): boolean {
  return columns.some(({ isPinned, isResized }) => isPinned || isResized);
}

/** Such columns, each with its width, but the main one, which takes what is left. @param beside what stands before them, in pixels */
export function freeColumns<Row>(columns: readonly TableColumn<Row>[], beside: number): { shown: ShownColumn<Row>[]; total: number } {
  const main = mainColumn(columns);
  let total = beside;
  const shown = columns.map((column): ShownColumn<Row> => {
    const width = column.width ? Number.parseFloat(column.width) : column.key === main ? mainWidth : otherWidth;
    const pinnedAt = column.isPinned ? { pinnedAt: total } : {};
    total += width;
    // Where something is pinned behind it, it must not grow.
    const isFixed = column.key !== main || column.isPinned || column.isResized;
    return { ...column, ...(isFixed && { width: `${width}px` }), ...pinnedAt };
  });
  return { shown, total };
}
