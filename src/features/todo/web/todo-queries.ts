import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listPeople, type PersonRef } from '#platform/people/contract.ts';
import { currentAbility, useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { readNow } from '#web/read-now.ts';
import { getTodoTask, readTodoPage, type TodoTask } from '../contract.ts';
import { rowsPerPage, todoListInput } from './list/todo-list-input.ts';
import { dayFilter, placeFrom, type TodoParams, type TodoPlace, type TodoSearch } from './todo-place.ts';

/** A page of to-dos. `leaving` has those that no longer belong there and are shown for a last moment. */
export type TodoPageAnswer = AnswerOf<typeof readTodoPage> & { leaving?: ReadonlySet<number> };

const nobody: readonly PersonRef[] = [];

/** Returns the one-based page that contains the zero-based row `index`. */
export const pageOfRow = (index: number) => Math.floor(index / rowsPerPage) + 1;

/** Rows of one page of a list, with the counts of all lists. */
export const todoPageQuery = (place: TodoPlace, page: number) =>
  queryOptions({
    queryKey: ['todo', 'list', place, page] as const,
    queryFn: ({ signal }): Promise<TodoPageAnswer> => call(readTodoPage, todoListInput(place, page), { signal }),
    staleTime: 30_000,
  });

/** One to-do, whichever list it is in. */
export const todoQuery = (queryClient: QueryClient, id: number) =>
  queryOptions({
    queryKey: ['todo', 'task', id] as const,
    queryFn: async ({ signal }) => (await call(getTodoTask, { params: { id } }, { signal })).task,
    staleTime: 30_000,
    // Shows the to-do from a loaded list immediately, and refetches it.
    initialData: () => findTodos(queryClient, new Set([id]))[0],
    initialDataUpdatedAt: 0,
    retry: (failures, error) => failures < 2 && !('status' in error && error.status === 404),
  });

/** All people; use `usePeople`, which checks the permission. */
export const peopleQuery = queryOptions({
  queryKey: ['person', 'all'] as const,
  queryFn: async ({ signal }): Promise<PersonRef[]> => {
    const people: PersonRef[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await call(listPeople, { query: { page, perPage: 100 } }, { signal });
      people.push(...answer.people.map(({ id, fullName, avatar }) => ({ id, fullName, avatar })));
      if (answer.people.length === 0 || people.length >= answer.total) return people;
    }
  },
  staleTime: 300_000,
});

/** Returns possible assignees; empty without permission to read people. */
export function usePeople({ enabled = true }: { enabled?: boolean } = {}): readonly PersonRef[] {
  const isAsked = useCan('read', 'Person') && enabled;
  return useQuery({ ...peopleQuery, enabled: isAsked }).data ?? nobody;
}

/** Reads possible assignees, cached; empty without permission to read people. */
export async function readPeople(queryClient: QueryClient): Promise<readonly PersonRef[]> {
  return currentAbility().can('read', 'Person')
    ? readNow(queryClient, { ...peopleQuery, staleTime: 'static' }).catch(() => nobody)
    : nobody;
}

/** Returns loaded to-dos by ID from any list, in their most recent version. */
export function findTodos(queryClient: QueryClient, ids: ReadonlySet<number>): TodoTask[] {
  const found = new Map<number, TodoTask>();
  const lists = queryClient.getQueryCache().findAll({ queryKey: ['todo', 'list'] });
  for (const { state } of lists.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
    for (const task of (state.data as TodoPageAnswer | undefined)?.tasks ?? []) if (ids.has(task.id)) found.set(task.id, task);
  }
  return [...found.values()];
}

/** Returns the most recently loaded page of a list, or of any list. */
export function newestPage(queryClient: QueryClient, place?: TodoPlace): TodoPageAnswer | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: place ? ['todo', 'list', place] : ['todo', 'list'] });
  const newest = lists.filter(({ state }) => state.data).sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
  return newest?.state.data as TodoPageAnswer | undefined;
}

/** Prefetches the page's data while its code is loading. */
export async function prefetchTodos(queryClient: QueryClient, params: TodoParams, search: TodoSearch): Promise<void> {
  const place = placeFrom(params, search);
  if (place?.filter === dayFilter) {
    const { prefetchMyDay } = await import('./day/day-queries.ts');
    return prefetchMyDay(queryClient);
  }
  if (place) await queryClient.prefetchQuery(todoPageQuery(place, 1));
}
