import { useMemo, useState } from 'react';
import { keptChoice } from '#web/kept-choice.ts';
import { mainColumn, type TableColumn } from './column.ts';

export interface ChosenColumns<Row> {
  /** Those that are shown. Another list only when others are chosen. */
  columns: readonly TableColumn<Row>[];
  /** Those that can be chosen: all but the one that names a row. */
  choices: readonly { key: string; label: string; isShown: boolean }[];
  toggle: (key: string) => void;
}

/** The columns that somebody has chosen, kept for whoever is signed in. @param name of the table, where it is kept */
export function useChosenColumns<Row>(name: string, all: readonly TableColumn<Row>[]): ChosenColumns<Row> {
  const [kept] = useState(() => keptChoice(`atrium.columns.${name}`));
  // What was chosen otherwise than the table has it: a column that comes later is as it is meant.
  const [turned, setTurned] = useState(() => kept.read().split(' ').filter(Boolean));
  const shown = useMemo(() => {
    const main = mainColumn(all);
    return all.filter(({ key, isExtra = false }) => key === main || isExtra === turned.includes(key));
  }, [all, turned]);
  return {
    columns: shown,
    choices: all
      .filter(({ key }) => key !== mainColumn(all))
      .map((column) => ({ key: column.key, label: column.label, isShown: shown.includes(column) })),
    toggle: (key) => {
      const next = turned.includes(key) ? turned.filter((one) => one !== key) : [...turned, key];
      setTurned(next);
      kept.keep(next.join(' '));
    },
  };
}
