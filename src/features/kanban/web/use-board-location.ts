import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type BoardFilter, filterFrom, searchOf } from './filter/board-filter.ts';

/** What the address says of the board, and the ways to elsewhere on it. */
export interface BoardLocation {
  filter: BoardFilter;
  taskId: number | undefined;
  /** Shows other cards; leaves no step for the back button. */
  setFilter: (filter: BoardFilter) => void;
  openTask: (id: number) => void;
  closeTask: () => void;
  /** The address of a card under this filter. */
  addressOf: (id: number) => string;
}

const path = '/apps/kanban';

export function useBoardLocation(): BoardLocation {
  const router = useRouter();
  const text = useRouterState({ select: ({ location }) => location.searchStr });
  const search = new URLSearchParams(text);
  const asked = Number(search.get('task'));
  search.delete('task');
  const own = search.toString();
  const fixed = useMemo(() => {
    const filter = filterFrom(new URLSearchParams(own));
    return {
      filter,
      setFilter: (wanted: BoardFilter) => router.history.replace(path + searchOf(wanted)),
      openTask: (id: number) => router.history.push(path + searchOf(filter, id)),
      closeTask: () => router.history.push(path + searchOf(filter)),
      addressOf: (id: number) => path + searchOf(filter, id),
    };
  }, [own, router]);
  const taskId = Number.isInteger(asked) && asked > 0 ? asked : undefined;
  return useMemo(() => ({ ...fixed, taskId }), [fixed, taskId]);
}
