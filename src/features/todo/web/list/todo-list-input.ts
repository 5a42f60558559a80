import { dayFilter, type TodoPlace } from '../todo-place.ts';

/** Rows that one call brings. */
export const rowsPerPage = 100;

/** What `readTodoPage` is asked for one page of a list. */
export const todoListInput = ({ q, sort, filter, tag }: TodoPlace, page: number) => ({
  query: { q, sortBy: sort, page, perPage: rowsPerPage, ...(filter && filter !== dayFilter && { filter }), ...(tag !== null && { tag }) },
});
