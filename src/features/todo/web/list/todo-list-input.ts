import { dayFilter, type TodoPlace } from '../todo-place.ts';

/** Rows per request. */
export const rowsPerPage = 100;

/** Builds the input of `readTodoPage` for one page of a list. */
export const todoListInput = ({ q, sort, filter, tag }: TodoPlace, page: number) => ({
  query: { q, sortBy: sort, page, perPage: rowsPerPage, ...(filter && filter !== dayFilter && { filter }), ...(tag !== null && { tag }) },
});
