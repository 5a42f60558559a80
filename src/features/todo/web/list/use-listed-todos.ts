import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useReadShown } from '#web/actions/use-shown.ts';
import { useIsDragging } from '#web/drag-hold.ts';
import { joinedPages } from '#web/joined-pages.ts';
import type { TodoTask } from '../../contract.ts';
import type { TodoPlace } from '../todo-place.ts';
import { newestPage, pageOfRow, todoPageQuery } from '../todo-queries.ts';
import { rowsPerPage } from './todo-list-input.ts';

export interface ListedTodos {
  /** How many the list has; undefined until its first page came. */
  total: number | undefined;
  /** How many of them are open: what the sidebar counts too. */
  open: number | undefined;
  /** The to-do of a row, from 0; undefined while its page is loading. */
  todoAt: (index: number) => TodoTask | undefined;
  /** The row of a to-do, from 0; -1 while its page is not loaded. */
  rowOf: (id: number) => number;
  /** The loaded ones in sight and around it, in their order. */
  loaded: readonly TodoTask[];
  leaving: ReadonlySet<number>;
  error: Error | null;
  retry: () => void;
}

/** The to-dos of a list around the rows from `first` to `last`: only the pages that hold them are asked for. It stands still while one is dragged. */
export function useListedTodos(place: TodoPlace, first: number, last: number): ListedTodos {
  const from = pageOfRow(first);
  const numbers = Array.from({ length: Math.max(1, pageOfRow(last) - from + 1) }, (_, step) => from + step);
  const queryClient = useQueryClient();
  const read = useReadShown();
  const isHeld = useIsDragging();
  const results = useQueries({ queries: numbers.map((number) => todoPageQuery(place, number)) });
  const failed = results.find(({ isError, data }) => isError && !data);

  const leaving = new Set<number>();
  const pages = results.flatMap(({ data }, step) => {
    if (!data) return [];
    const number = from + step;
    const shown = read(todoPageQuery(place, number), data);
    for (const id of shown.leaving ?? []) leaving.add(id);
    return { number, answered: data.tasks, shown: shown.tasks };
  });
  const { at, rowOf, loaded, difference } = joinedPages(pages, rowsPerPage);
  const { total: known, open } = newestPage(queryClient, place) ?? {};
  const now: ListedTodos = {
    total: known === undefined ? undefined : Math.max(0, known + difference),
    open,
    todoAt: at,
    rowOf,
    loaded,
    leaving,
    error: failed?.error ?? null,
    retry: () => results.forEach((result) => void (result.isError && result.refetch())),
  };
  const held = useRef(now);
  if (!isHeld) held.current = now;
  return held.current;
}

/** The list to show: while another search or order is on its way, the one before. */
export function useShownPlace(place: TodoPlace): TodoPlace {
  const { isPending } = useQuery(todoPageQuery(place, 1));
  const shown = useRef(place);
  const isElsewhere = shown.current.filter !== place.filter || shown.current.tag !== place.tag;
  if (!isPending || isElsewhere) shown.current = place;
  return shown.current;
}
