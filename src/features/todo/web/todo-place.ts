import { todoSorts } from '../contract.ts';

export const todoFilters = ['important', 'completed', 'deleted'] as const;
/** What stands at `/apps/todo/my-day`: not a list, but the parts of a day. */
export const dayFilter = 'my-day';
type TodoFilter = (typeof todoFilters)[number] | typeof dayFilter;
type TodoSort = (typeof todoSorts)[number];

/** Which to-dos are shown, and how: without filter and tag all but the deleted ones. */
export interface TodoPlace {
  filter: TodoFilter | null;
  tag: string | null;
  q: string;
  sort: TodoSort;
}

/** The parameters and the search of the page's addresses, as the router reads them. */
export interface TodoParams {
  filter?: string | undefined;
  tag?: string | undefined;
}
export interface TodoSearch {
  q?: unknown;
  sort?: unknown;
  task?: unknown;
}

/** What the drawer shows: a to-do, or `new`. */
export type OpenTodo = number | 'new';

/** The list that an address names; null when there is no such filter. */
export function placeFrom({ filter, tag }: TodoParams, search: TodoSearch): TodoPlace | null {
  const known = ([dayFilter, ...todoFilters] as const).find((name) => name === filter) ?? null;
  if (filter !== undefined && known === null) return null;
  return {
    filter: known,
    tag: tag ?? null,
    q: search.q === undefined || search.q === null ? '' : String(search.q),
    sort: todoSorts.find((name) => name === search.sort) ?? 'latest',
  };
}

export function openFrom({ task }: TodoSearch): OpenTodo | undefined {
  if (task === 'new') return 'new';
  const id = Number(task);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** The address of a list, and of what is open over it. */
export function todoAddress({ filter, tag, q, sort }: TodoPlace, open?: OpenTodo): string {
  const path = tag === null ? `/apps/todo${filter ? `/${filter}` : ''}` : `/apps/todo/tag/${encodeURIComponent(tag)}`;
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (sort !== 'latest') search.set('sort', sort);
  if (open !== undefined) search.set('task', String(open));
  return search.size > 0 ? `${path}?${search}` : path;
}
