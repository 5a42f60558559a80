import { useMemo, useState } from 'react';
import { keptChoice } from '#web/session-store.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { TableColumn } from './column.ts';
import { arranged, type ColumnPlace, movedBefore, readLayout, withPlace, writeLayout } from './column-layout.ts';

export interface ColumnLayout<Row> {
  /** Those that are shown, in their order. Another list only when they are others. */
  columns: readonly TableColumn<Row>[];
  all: readonly TableColumn<Row>[];
  places: readonly ColumnPlace[];
  /** As the address says it; empty where all is as the table has it. */
  text: string;
  change: (places: readonly ColumnPlace[]) => void;
  resize: (key: string, width: number) => void;
  move: (key: string, before: string | undefined) => void;
}

/**
 * How somebody has the columns of a table. This browser keeps it for whoever is signed in; an address with `columns`, as that of a saved
 * view, goes first, and is what is changed then. @param name of the table, where it is kept
 */
export function useColumnLayout<Row>(name: string, all: readonly TableColumn<Row>[]): ColumnLayout<Row> {
  const [kept] = useState(() => keptChoice(`atrium.layout.${name}`));
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
      // Of an address that shows them otherwise, all of them as they are meant is a choice too.
      if (addressed !== undefined) return address(written || all.map(({ key, isExtra }) => (isExtra ? `-${key}` : key)).join('.'));
      setOwn(written);
      kept.keep(written);
    },
    resize: (key: string, width: number) => stable.change(withPlace(places, key, { width })),
    move: (key: string, before: string | undefined) => stable.change(movedBefore(places, key, before)),
  });
  return { columns, all, places, text, ...stable };
}
