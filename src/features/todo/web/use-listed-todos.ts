import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIsDragging } from '#web/drag-hold.ts';
import type { TodoTask } from '../contract.ts';
import { usePendingChanges } from './pending-todos.ts';
import { shownTodos } from './shown-todos.ts';
import { rowsPerPage } from './todo-list-input.ts';
import type { TodoPlace } from './todo-place.ts';
import { newestPage, pageOfRow, todoPageQuery } from './todo-queries.ts';

export interface ListedTodos {
  /** How many the list has; undefined until its first page came. */
  total: number | undefined;
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
  const pending = usePendingChanges();
  const isHeld = useIsDragging();
  const results = useQueries({ queries: numbers.map((number) => todoPageQuery(place, number)) });
  const failed = results.find(({ isError, data }) => isError && !data);

  const parts = new Map<number, TodoTask[]>();
  const loaded: TodoTask[] = [];
  const leaving = new Set<number>();
  let difference = 0;
  for (const [step, { data }] of results.entries()) {
    if (!data) continue;
    const number = from + step;
    const shown = shownTodos(data.tasks, data.stamp, place, number === 1, pending);
    parts.set(number, [...shown.tasks]);
    loaded.push(...shown.tasks);
    for (const id of shown.leaving) leaving.add(id);
    difference += shown.difference;
  }
  const known = newestPage(queryClient, place)?.total;
  // Rows that went away let those after them move up: pages are one list from the first that is loaded on.
  const isWhole = numbers.every((number) => parts.has(number));
  const base = (from - 1) * rowsPerPage;
  const now: ListedTodos = {
    total: known === undefined ? undefined : Math.max(0, known + difference),
    todoAt: (index) => (isWhole ? loaded[index - base] : parts.get(pageOfRow(index))?.[index % rowsPerPage]),
    rowOf: (id) => {
      if (isWhole) {
        const at = loaded.findIndex((task) => task.id === id);
        return at < 0 ? -1 : base + at;
      }
      for (const [number, tasks] of parts) {
        const at = tasks.findIndex((task) => task.id === id);
        if (at >= 0) return (number - 1) * rowsPerPage + at;
      }
      return -1;
    },
    loaded,
    leaving,
    error: failed?.error ?? null,
    retry: () => results.forEach((result) => void (result.isError && result.refetch())),
  };
  const held = useRef(now);
  if (!isHeld) held.current = now;
  return held.current;
}
