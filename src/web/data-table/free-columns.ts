import { mainColumn, type TableColumn } from './column.ts';

export interface ShownColumn<Row> extends TableColumn<Row> {
  /** Inline-start offset of a pinned column, in pixels. */
  pinnedAt?: number;
}

/** Default column widths, in pixels. */
const mainWidth = 240;
const otherWidth = 150;

/** Whether the person has pinned or resized columns. Then no column is hidden, and the table scrolls when it needs more space. */
export function areFree<Row>(columns: readonly TableColumn<Row>[]): boolean {
  return columns.some(({ isPinned, isResized }) => isPinned || isResized);
}

/** Returns such columns with their widths; the main one takes the remaining space. @param beside space before them, in pixels */
export function freeColumns<Row>(columns: readonly TableColumn<Row>[], beside: number): { shown: ShownColumn<Row>[]; total: number } {
  const main = mainColumn(columns);
  let total = beside;
  const shown = columns.map((column): ShownColumn<Row> => {
    const width = column.width ? Number.parseFloat(column.width) : column.key === main ? mainWidth : otherWidth;
    const pinnedAt = column.isPinned ? { pinnedAt: total } : {};
    total += width;
    // A fixed width, because a column before pinned ones must not grow.
    const isFixed = column.key !== main || column.isPinned || column.isResized;
    return { ...column, ...(isFixed && { width: `${width}px` }), ...pinnedAt };
  });
  return { shown, total };
}
