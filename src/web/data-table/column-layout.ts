import { mainColumn, type TableColumn } from './column.ts';

/** A column's position, visibility and width, as chosen by the person. */
export interface ColumnPlace {
  key: string;
  isHidden: boolean;
  /** Sticks to the inline start while the other columns scroll. */
  isPinned: boolean;
  /** Custom width in pixels. */
  width?: number | undefined;
}

/** Limits and keyboard step for column widths, in pixels. */
export const columnWidths = { least: 64, most: 720, step: 16 } as const;

/**
 * Parses a layout in order: `name*_240.-city.post`, where `*` pins, `-` hides and `_` sets a width. Columns missing from it, because they
 * were
 * added later, take their default place; columns that no longer exist are ignored.
 */
export function readLayout<Row>(text: string, columns: readonly TableColumn<Row>[]): ColumnPlace[] {
  const said = text.split('.').flatMap((part) => {
    const [, hidden, key, pinned, width] = /^(-?)(\w+?)(\*?)(?:_(\d{2,4}))?$/.exec(part) ?? [];
    if (!columns.some((column) => column.key === key)) return [];
    return [{ key: key ?? '', isHidden: hidden === '-', isPinned: pinned === '*', ...(width && { width: withinWidths(Number(width)) }) }];
  });
  const places = said.filter(({ key }, at) => said.findIndex((one) => one.key === key) === at);
  for (const [at, { key, isExtra = false }] of columns.entries())
    if (!places.some((place) => place.key === key)) places.splice(at, 0, { key, isHidden: isExtra, isPinned: false });
  const main = mainColumn(columns);
  return places.map((place) => (place.key === main ? { ...place, isHidden: false } : place));
}

/** Serializes a layout; empty for the default one. */
export function writeLayout<Row>(places: readonly ColumnPlace[], columns: readonly TableColumn<Row>[]): string {
  const written = (list: readonly ColumnPlace[]) =>
    list
      .map(({ key, isHidden, isPinned, width }) => `${isHidden ? '-' : ''}${key}${isPinned ? '*' : ''}${width ? `_${width}` : ''}`)
      .join('.');
  const text = written(places);
  return text === written(readLayout('', columns)) ? '' : text;
}

/** Returns the visible columns with their widths, pinned ones first. */
export function arranged<Row>(columns: readonly TableColumn<Row>[], places: readonly ColumnPlace[]): TableColumn<Row>[] {
  const shown = places.filter(({ isHidden }) => !isHidden);
  return [...shown.filter(({ isPinned }) => isPinned), ...shown.filter(({ isPinned }) => !isPinned)].flatMap(({ key, isPinned, width }) => {
    const column = columns.find((one) => one.key === key);
    return column ? [{ ...column, ...(isPinned && { isPinned }), ...(width && { width: `${width}px` as const, isResized: true }) }] : [];
  });
}

/** Moves a column before another one, or to the end. */
export function movedBefore(places: readonly ColumnPlace[], key: string, before: string | undefined): ColumnPlace[] {
  const moved = places.find((place) => place.key === key);
  if (!moved || key === before) return [...places];
  const rest = places.filter((place) => place !== moved);
  const at = before === undefined ? rest.length : rest.findIndex((place) => place.key === before);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, moved);
}

export function withPlace(places: readonly ColumnPlace[], key: string, change: Partial<Omit<ColumnPlace, 'key'>>): ColumnPlace[] {
  return places.map((place) => (place.key === key ? { ...place, ...change } : place));
}

export function withinWidths(width: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));
}
