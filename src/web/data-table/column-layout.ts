import { mainColumn, type TableColumn } from './column.ts';

/** Where a column stands, and how: what somebody may choose of it. */
export interface ColumnPlace {
  key: string;
  isHidden: boolean;
  /** Stays in sight at the start of the line while the others are scrolled. */
  isPinned: boolean;
  /** In pixels, where it was given another one. */
  width?: number | undefined;
}

/** Narrower than this a column shows nothing, and wider it fills a screen: pixels. */
export const columnWidths = { least: 64, most: 720, step: 16 } as const;

/**
 * The places that a text says, in their order: `name*_240.-city.post`, where `*` pins, `-` hides and `_` gives a width. Columns that it does
 * not name, as they came later, stand where the table has them; names of columns that are gone say nothing.
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

/** The text that says these places; empty where they are as the table has them. */
export function writeLayout<Row>(places: readonly ColumnPlace[], columns: readonly TableColumn<Row>[]): string {
  const written = (list: readonly ColumnPlace[]) =>
    list
      .map(({ key, isHidden, isPinned, width }) => `${isHidden ? '-' : ''}${key}${isPinned ? '*' : ''}${width ? `_${width}` : ''}`)
      .join('.');
  const text = written(places);
  return text === written(readLayout('', columns)) ? '' : text;
}

/** The columns as they are shown: those that are pinned first, each with its width. */
export function arranged<Row>(columns: readonly TableColumn<Row>[], places: readonly ColumnPlace[]): TableColumn<Row>[] {
  const shown = places.filter(({ isHidden }) => !isHidden);
  return [...shown.filter(({ isPinned }) => isPinned), ...shown.filter(({ isPinned }) => !isPinned)].flatMap(({ key, isPinned, width }) => {
    const column = columns.find((one) => one.key === key);
    return column ? [{ ...column, ...(isPinned && { isPinned }), ...(width && { width: `${width}px` as const, isResized: true }) }] : [];
  });
}

/** The places with one of them elsewhere: before another one, or at the end. */
export function movedBefore(places: readonly ColumnPlace[], key: string, before: string | undefined): ColumnPlace[] {
  const moved = places.find((place) => place.key === key);
  if (!moved || key === before) return [...places];
  const rest = places.filter((place) => place !== moved);
  const at = before === undefined ? rest.length : rest.findIndex((place) => place.key === before);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, moved);
}

/** The places with something else said of one of them. */
export function withPlace(places: readonly ColumnPlace[], key: string, change: Partial<Omit<ColumnPlace, 'key'>>): ColumnPlace[] {
  return places.map((place) => (place.key === key ? { ...place, ...change } : place));
}

export function withinWidths(width: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));
}
