import { useMemo, useState } from 'react';
import type { TodoPlace } from '../todo-place.ts';

export interface TodoSelection {
  ids: ReadonlySet<number>;
  /** Whether checkboxes are shown: some to-dos are selected, or selection mode is on. */
  isOn: boolean;
  /** Selects or deselects several to-dos. */
  set: (ids: readonly number[], chosen: boolean) => void;
  toggle: (id: number) => void;
  /** Shows the checkboxes. */
  begin: () => void;
  /** Clears the selection and hides the checkboxes. */
  end: () => void;
}

const none: ReadonlySet<number> = new Set();

/** The selected to-dos; cleared when the list changes. */
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
