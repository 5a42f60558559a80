import { useMemo, useState } from 'react';
import { savedChoice } from '#web/session-store.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { TableColumn } from './column.ts';
import { arranged, type ColumnPlace, movedBefore, readLayout, withPlace, writeLayout } from './column-layout.ts';

export interface ColumnLayout<Row> {
  /** The visible columns in order. The array changes only when they do. */
  columns: readonly TableColumn<Row>[];
  all: readonly TableColumn<Row>[];
  places: readonly ColumnPlace[];
  /** The layout as serialized in the URL; empty for the default. */
  text: string;
  change: (places: readonly ColumnPlace[]) => void;
  resize: (key: string, width: number) => void;
  move: (key: string, before: string | undefined) => void;
}

/**
 * The column layout of a table, stored in this browser per signed-in person. A `columns` param, for example of a saved view, takes
 * precedence
 * and is updated instead. @param name of the table, used as storage key
 */
export function useColumnLayout<Row>(name: string, all: readonly TableColumn<Row>[]): ColumnLayout<Row> {
  const [kept] = useState(() => savedChoice(`atrium.layout.${name}`));
  const [own, setOwn] = useState(kept.read);
  const [addressed, address] = useSearchValue('columns');
  const text = addressed ?? own;
  const { places, columns } = useMemo(() => {
    const read = readLayout(text, all);
    return { places: read, columns: arranged(all, read) };
  }, [text, all]);
  const stable = useStable({
    change: (next: readonly ColumnPlace[]) => {
      const written = writeLayout(next, all);
      // When the URL overrides the layout, the default one must be written out too.
      if (addressed !== undefined) return address(written || all.map(({ key, isExtra }) => (isExtra ? `-${key}` : key)).join('.'));
      setOwn(written);
      kept.keep(written);
    },
    resize: (key: string, width: number) => stable.change(withPlace(places, key, { width })),
    move: (key: string, before: string | undefined) => stable.change(movedBefore(places, key, before)),
  });
  return { columns, all, places, text, ...stable };
}
