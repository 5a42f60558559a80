import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

/** A board's ID is text: the slug of its title in any script, such as `in-progress`. */
export const boardId = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
export const titleText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

/** A column, called a board in the API. */
export const board = z.object({ id: z.string(), title: z.string() });
export type Board = z.infer<typeof board>;

/** A column with the fields the page needs. */
export const column = z.object({
  ...board.shape,
  /** Cards in this column are done and never overdue. */
  isDone: z.boolean(),
  /** Recommended maximum number of cards; null for no limit. */
  cardLimit: z.nullable(z.number()),
});
export type Column = z.infer<typeof column>;

/** The board the column belongs to; defaults to the first one, the only one the specified API knows. */
export const spaceId = () => z.optional(id());

// Endpoints from the specification.

export const listBoards = endpoint({
  method: 'GET',
  path: '/apps/kanban/boards',
  summary: 'Lists the boards (columns) in order.',
  action: 'read',
  subject: 'Board',
  answer: z.array(board),
});

export const addBoard = endpoint({
  method: 'POST',
  path: '/apps/kanban/add-board',
  once: true,
  summary: 'Adds a board at the end. Without an id, its title’s slug is the id.',
  action: 'create',
  subject: 'Board',
  body: z.object({ data: z.object({ id: z.optional(boardId()), title: titleText(), spaceId: spaceId() }) }),
  answer: z.object({ board }),
  status: 201,
  refusals: { 409: 'A board with this id exists; `current` has it.' },
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/apps/kanban/delete-board',
  summary: 'Deletes a board with its cards. Its id can be used again.',
  action: 'delete',
  subject: 'Board',
  query: z.object({ id: boardId(), spaceId: spaceId() }),
  refusals: { 404: 'No such board.' },
});

export const clearTasks = endpoint({
  method: 'DELETE',
  path: '/apps/kanban/clear-tasks',
  summary: 'Deletes the cards of a board but not the board.',
  action: 'delete',
  subject: 'Board',
  query: z.object({ id: boardId(), spaceId: spaceId() }),
  refusals: { 404: 'No such board.' },
});

// Atrium's own endpoints.

export const restoreBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/boards/{id}/restore',
  summary: 'Restores the board last deleted under this id, with its cards.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: boardId() }),
  query: z.object({ spaceId: spaceId() }),
  answer: z.object({ board }),
  refusals: { 404: 'No such deleted board.', 409: 'Its id is in use again; `current` has that board.' },
});

export const renameBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/boards/{id}/rename',
  summary: 'Renames a board; its id stays.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: boardId() }),
  body: z.strictObject({ title: titleText(), spaceId: spaceId() }),
  answer: z.object({ board }),
  refusals: { 404: 'No such board.' },
});

export const moveBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/boards/{id}/move',
  summary: 'Moves a board before another, or to the end.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: boardId() }),
  body: z.strictObject({ beforeId: z.nullable(boardId()), spaceId: spaceId() }),
  answer: z.object({ boards: z.array(board), stoodBeforeId: z.nullable(z.string()) }),
  refusals: { 404: 'No such board.' },
});

export const setColumn = endpoint({
  method: 'PUT',
  path: '/api/v1/kanban/boards/{id}',
  summary: 'Sets whether a column means done, and its card limit.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: boardId() }),
  body: z.strictObject({
    isDone: z.optional(z.boolean()),
    cardLimit: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(9999)))),
    spaceId: spaceId(),
  }),
  answer: z.object({ column }),
  refusals: { 404: 'No such column.' },
});

export const boardEndpoints = [listBoards, addBoard, deleteBoard, clearTasks, restoreBoard, renameBoard, moveBoard, setColumn];
