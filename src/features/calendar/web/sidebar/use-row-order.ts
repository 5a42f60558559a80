import { useState } from 'react';
import { keptChoice } from '#web/session-store.ts';
import { besides, inOrder, stepped } from './row-order.ts';

const choices = { own: keptChoice('atrium.calendar.order.own'), overlays: keptChoice('atrium.calendar.order.overlays') };

export interface RowOrder {
  group: keyof typeof choices;
  ids: readonly number[];
  /** Answers at which place, from 1, it stands then. */
  step: (id: number, by: 1 | -1) => number;
  drop: (id: number, onto: number, edge: 'before' | 'after') => number;
}

/** Rows of the sidebar in the person's own order, which this browser remembers. */
export function useRowOrder<T extends { id: number }>(group: RowOrder['group'], rows: readonly T[]): { rows: T[]; order: RowOrder } {
  const [kept, setKept] = useState(() => choices[group].read().split(',').filter(Boolean).map(Number));
  const ordered = inOrder(rows, kept);
  const ids = ordered.map(({ id }) => id);
  const put = (changed: number[], id: number) => {
    choices[group].keep(changed.join(','));
    setKept(changed);
    return changed.indexOf(id) + 1;
  };
  return {
    rows: ordered,
    order: {
      ...{ group, ids },
      step: (id, by) => put(stepped(ids, id, by), id),
      drop: (id, onto, edge) => put(besides(ids, id, onto, edge), id),
    },
  };
}
