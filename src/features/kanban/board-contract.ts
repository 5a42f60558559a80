import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** A board's id is text: the slug of its title in any script, such as `in-progress`. */
export const boardId = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
export const titleText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export const board = z.object({ id: z.string(), title: z.string() });
export type Board = z.infer<typeof board>;

// The specification's calls.

export const listBoards = endpoint({
  method: 'GET',
  path: '/apps/kanban/boards',
  summary: 'The boards (columns) in their order.',
  action: 'read',
  subject: 'Board',
  answer: z.array(board),
});

export const addBoard = endpoint({
  method: 'POST',
  path: '/apps/kanban/add-board',
  summary: 'Adds a board at the end. Without an id it gets the slug of its title.',
  action: 'create',
  subject: 'Board',
  body: z.object({ data: z.object({ id: z.optional(boardId()), title: titleText() }) }),
  answer: z.object({ board }),
  status: 201,
  refusals: { 409: 'A board with this id exists; `current` is that board.' },
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/apps/kanban/delete-board',
  summary: 'Deletes a board with its cards. Its id may be used again.',
  action: 'delete',
  subject: 'Board',
  query: z.object({ id: boardId() }),
  refusals: { 404: 'No such board.' },
});

export const clearTasks = endpoint({
  method: 'DELETE',
  path: '/apps/kanban/clear-tasks',
  summary: 'Deletes the cards of a board and keeps the board.',
  action: 'delete',
  subject: 'Board',
  query: z.object({ id: boardId() }),
  refusals: { 404: 'No such board.' },
});

// The project's own.

export const restoreBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/boards/{id}/restore',
  summary: 'Brings back the board that was deleted last under this id, with the cards that were deleted with it.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: boardId() }),
  answer: z.object({ board }),
  refusals: { 404: 'No such deleted board.', 409: 'Its id is in use again; `current` is that board.' },
});

export const renameBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/boards/{id}/rename',
  summary: 'Changes the title of a board; its id stays.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: boardId() }),
  body: z.strictObject({ title: titleText() }),
  answer: z.object({ board }),
  refusals: { 404: 'No such board.' },
});

export const moveBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/boards/{id}/move',
  summary: 'Puts a board before another one, or at the end.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: boardId() }),
  body: z.strictObject({ beforeId: z.nullable(boardId()) }),
  answer: z.object({ boards: z.array(board), stoodBeforeId: z.nullable(z.string()) }),
  refusals: { 404: 'No such board.' },
});

export const boardEndpoints = [listBoards, addBoard, deleteBoard, clearTasks, restoreBoard, renameBoard, moveBoard];
