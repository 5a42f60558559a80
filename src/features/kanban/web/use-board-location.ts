import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { TableSort } from '#web/data-table/table-search.ts';
import type { BoardPage } from './board-page-answer.ts';
import { taskQuery } from './board-queries.ts';
import { type BoardFilter, filterFrom, searchOf } from './filter/board-filter.ts';
import { firstAddress, spaceAddress, spaceIdFrom } from './spaces/space-address.ts';

export type BoardView = 'board' | 'list';

/** Board state from the URL, and navigation on the board. */
export interface BoardLocation {
  /** Undefined for the first board. */
  spaceId: number | undefined;
  filter: BoardFilter;
  view: BoardView;
  /** Sort order of the list; undefined for board order. */
  sort: TableSort | undefined;
  taskId: number | undefined;
  /** Sets the filter without adding a history entry. */
  setFilter: (filter: BoardFilter) => void;
  setView: (view: BoardView) => void;
  setSort: (sort: TableSort) => void;
  openTask: (id: number) => void;
  closeTask: () => void;
  /** URL of a card with the current filter. */
  addressOf: (id: number) => string;
  /** Goes to another board and opens `taskId` there; replaces the current history entry. */
  goTo: (address: string, taskId?: number) => void;
}

export function useBoardLocation(): BoardLocation {
  const router = useRouter();
  const spaceId = spaceIdFrom(useParams({ strict: false }));
  const text = useRouterState({ select: ({ location }) => location.searchStr });
  const search = new URLSearchParams(text);
  const asked = Number(search.get('task'));
  search.delete('task');
  const own = search.toString();
  const fixed = useMemo(() => {
    const path = spaceId === undefined ? firstAddress : `${firstAddress}/${spaceId}`;
    const said = new URLSearchParams(own);
    const filter = filterFrom(said);
    const look = lookFrom(said);
    const address = (to: Partial<Look & { filter: BoardFilter }>, taskId?: number) =>
      path + searchOf(to.filter ?? filter, taskId, { ...lookWords(look), ...lookWords(to) });
    return {
      ...{ spaceId, filter, ...look },
      setFilter: (wanted: BoardFilter) => router.history.replace(address({ filter: wanted })),
      setView: (view: BoardView) => router.history.push(path + searchOf(filter, undefined, lookWords({ view }))),
      setSort: (sort: TableSort) => router.history.replace(address({ sort })),
      openTask: (id: number) => router.history.push(address({}, id)),
      closeTask: () => router.history.push(address({})),
      addressOf: (id: number) => address({}, id),
      goTo: (to: string, taskId?: number) =>
        taskId === undefined ? router.history.push(to) : router.history.replace(`${to}?${new URLSearchParams({ task: String(taskId) })}`),
    };
  }, [own, router, spaceId]);
  const taskId = Number.isInteger(asked) && asked > 0 ? asked : undefined;
  return useMemo(() => ({ ...fixed, taskId }), [fixed, taskId]);
}

type Look = Pick<BoardLocation, 'view' | 'sort'>;

function lookFrom(search: URLSearchParams): Look {
  const column = search.get('sort');
  return {
    view: search.get('view') === 'list' ? 'list' : 'board',
    sort: column ? { column, direction: search.get('direction') === 'desc' ? 'desc' : 'asc' } : undefined,
  };
}

/** Converts to URL parameters; omits defaults. */
function lookWords({ view, sort }: Partial<Look>): Record<string, string> {
  return { ...(view === 'list' && { view }), ...(sort && { sort: sort.column, direction: sort.direction }) };
}

/** Switches to the open card's board, so that a link to a card still works after the card moves to another board. */
export function useBoardOfTask({ taskId, goTo }: BoardLocation, page: BoardPage | undefined): void {
  const { data } = useQuery({ ...taskQuery(taskId ?? 0), enabled: taskId !== undefined });
  const ofTask = taskId === undefined ? undefined : data?.spaceId;
  useEffect(() => {
    if (!page || taskId === undefined || ofTask === undefined || ofTask === page.spaceId) return;
    if (page.spaces.some(({ id }) => id === ofTask)) goTo(spaceAddress(page.spaces, ofTask), taskId);
  }, [page, taskId, ofTask, goTo]);
}
