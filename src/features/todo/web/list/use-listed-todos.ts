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
  /** Number of to-dos in the list; undefined until the first page has loaded. */
  total: number | undefined;
  /** Number of open ones, as in the sidebar. */
  open: number | undefined;
  /** Returns the to-do at a zero-based row; undefined while its page is loading. */
  todoAt: (index: number) => TodoTask | undefined;
  /** Returns the zero-based row of a to-do; -1 while its page isn't loaded. */
  rowOf: (id: number) => number;
  /** Loaded to-dos in and around the viewport, in order. */
  loaded: readonly TodoTask[];
  leaving: ReadonlySet<number>;
  error: Error | null;
  retry: () => void;
}

/** Loads only the pages for rows `first` to `last`. Frozen while a row is dragged. */
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

/** The list to show: the previous one while a new search or sort order is loading. */
export function useShownPlace(place: TodoPlace): TodoPlace {
  const { isPending } = useQuery(todoPageQuery(place, 1));
  const shown = useRef(place);
  const isElsewhere = shown.current.filter !== place.filter || shown.current.tag !== place.tag;
  if (!isPending || isElsewhere) shown.current = place;
  return shown.current;
}
