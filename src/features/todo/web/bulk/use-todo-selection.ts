import { useMemo, useState } from 'react';
import type { TodoPlace } from '../todo-place.ts';

export interface TodoSelection {
  ids: ReadonlySet<number>;
  /** Boxes are shown: some are chosen, or somebody wants to choose some. */
  isOn: boolean;
  /** Chooses or leaves out several at once. */
  set: (ids: readonly number[], chosen: boolean) => void;
  toggle: (id: number) => void;
  /** Shows the boxes. */
  begin: () => void;
  /** Chooses none, and hides the boxes. */
  end: () => void;
}

const none: ReadonlySet<number> = new Set();

/** The chosen to-dos; another list begins with none. */
export function useTodoSelection(place: TodoPlace | null): TodoSelection {
  const where = place && `${place.filter} ${place.tag}`;
  const [kept, keep] = useState({ where, ids: none, isOn: false });
  const { ids, isOn } = kept.where === where ? kept : { ids: none, isOn: false };
  return useMemo(() => {
    const set = (changed: readonly number[], chosen: boolean) =>
      keep((last) => {
        const next = new Set(last.where === where ? last.ids : none);
        for (const id of changed)
          if (chosen) next.add(id);
          else next.delete(id);
        return { where, ids: next, isOn: next.size > 0 || (last.where === where && last.isOn) };
      });
    return {
      ids,
      isOn,
      set,
      toggle: (id) => set([id], !ids.has(id)),
      begin: () => keep({ where, ids, isOn: true }),
      end: () => keep({ where, ids: none, isOn: false }),
    };
  }, [ids, isOn, where]);
}
