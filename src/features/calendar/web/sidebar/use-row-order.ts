import { useState } from 'react';
import { besides, inOrder, type RowOrder, stepped } from '#web/row-order.ts';
import { keptChoice } from '#web/session-store.ts';

const choices = { own: keptChoice('atrium.calendar.order.own'), overlays: keptChoice('atrium.calendar.order.overlays') };

/** Rows of the sidebar in the person's own order, which this browser remembers. */
export function useRowOrder<T extends { id: number }>(group: keyof typeof choices, rows: readonly T[]): { rows: T[]; order: RowOrder } {
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
