import { todoSorts } from '../contract.ts';

export const todoFilters = ['important', 'completed', 'deleted'] as const;
/** Filter for `/apps/todo/my-day`, which shows parts of a day instead of a list. */
export const dayFilter = 'my-day';
type TodoFilter = (typeof todoFilters)[number] | typeof dayFilter;
type TodoSort = (typeof todoSorts)[number];

/** Filter, tag, search and sort order of the list; without filter and tag, all but deleted to-dos. */
export interface TodoPlace {
  filter: TodoFilter | null;
  tag: string | null;
  q: string;
  sort: TodoSort;
}

/** Path parameters and search of the page's URL, as parsed by the router. */
export interface TodoParams {
  filter?: string | undefined;
  tag?: string | undefined;
}
export interface TodoSearch {
  q?: unknown;
  sort?: unknown;
  task?: unknown;
}

/** Content of the drawer: a to-do's ID, or `new`. */
export type OpenTodo = number | 'new';

/** Parses the list from a URL; null for an unknown filter. */
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

/** Returns the URL of a list and its open to-do. */
export function todoAddress({ filter, tag, q, sort }: TodoPlace, open?: OpenTodo): string {
  const path = tag === null ? `/apps/todo${filter ? `/${filter}` : ''}` : `/apps/todo/tag/${encodeURIComponent(tag)}`;
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (sort !== 'latest') search.set('sort', sort);
  if (open !== undefined) search.set('task', String(open));
  return search.size > 0 ? `${path}?${search}` : path;
}
