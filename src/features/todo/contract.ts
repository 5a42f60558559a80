import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, id, isoMoment, page, perPage, plainDate, plainTime, version } from '#contract/primitives.ts';

const titleText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const tagText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

const subtask = z.object({ id: z.number(), title: z.string(), isDone: z.boolean() });
export type Subtask = z.infer<typeof subtask>;

/** How a completed to-do repeats: at this interval after its due date. */
const repetition = z.object({
  every: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
  unit: z.enum(['day', 'week', 'month', 'year']),
  /** Days of the week, Monday is 1 and Sunday is 7; with weeks, or with `nth`. Defaults to the weekday of the due date. */
  weekdays: z.optional(z.array(z.number().check(z.int(), z.minimum(1), z.maximum(7))).check(z.maxLength(7))),
  /** For months: which of those days, such as the second Tuesday, or -1 for the last; with exactly one weekday. */
  nth: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)])),
  /** For months and years: the intended day of the month when the due date's month is shorter. Accepted in requests, never returned. */
  day: z.optional(z.number().check(z.int(), z.minimum(29), z.maximum(31))),
});
export type Repetition = z.infer<typeof repetition>;

export const todoTask = z.object({
  id: z.number(),
  title: z.string(),
  /** A date without a time zone; null for none. */
  dueDate: z.nullable(z.string()),
  /** `HH:MM` in the reader's time zone; only with a date. */
  dueTime: z.nullable(z.string()),
  /** Sanitized HTML or plain text. */
  description: z.string(),
  assignee: z.nullable(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
  tags: z.array(z.string()),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  subtasks: z.array(subtask),
  repeat: z.nullable(repetition),
  /** When the assignee, or otherwise the author, is reminded. */
  remindAt: z.nullable(z.string()),
  version: z.number(),
});
export type TodoTask = z.infer<typeof todoTask>;

/** An empty string counts as null, because existing clients send it. */
const orNone = <S extends z.ZodMiniType>(schema: S) =>
  z.nullable(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      schema,
    ]),
  );

/** Other fields (an ID, an avatar) are ignored, because existing clients send the whole row back. */
const given = {
  description: z.optional(z.string().check(z.maxLength(100_000))),
  dueDate: z.optional(orNone(plainDate())),
  dueTime: z.optional(orNone(plainTime())),
  /** A person of the entity by ID or full name; null to unassign. */
  assignee: z.optional(z.nullable(z.object({ id: z.optional(id()), fullName: z.optional(z.string()) }))),
  tags: z.optional(z.array(tagText()).check(z.maxLength(20))),
  isCompleted: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  subtasks: z.optional(
    z.array(z.object({ id: z.optional(id()), title: titleText(), isDone: z._default(z.boolean(), false) })).check(z.maxLength(200)),
  ),
  repeat: z.optional(z.nullable(repetition)),
  remindAt: z.optional(z.nullable(isoMoment())),
};

const filterName = z.enum(['important', 'completed', 'deleted']);
export const todoSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'manual'] as const;
const wanted = {
  /** Searches title, description and tags. */
  q: z._default(z.string(), ''),
  filter: emptyAsAbsent(filterName),
  tag: emptyAsAbsent(tagText()),
  sortBy: z._default(z.enum(todoSorts), 'latest'),
};

// Endpoints from the specification.

export const listTodoTasks = endpoint({
  method: 'GET',
  path: '/apps/todo/tasks',
  summary: 'Lists the matching to-dos. If there are more than 1,000, returns the first 1,000 and the header `X-Truncated: true`.',
  action: 'read',
  subject: 'Todo',
  query: z.object(wanted),
  answer: z.array(todoTask),
});

export const addTodoTask = endpoint({
  method: 'POST',
  path: '/apps/todo/add-tasks',
  once: true,
  summary: 'Adds a to-do.',
  action: 'create',
  subject: 'Todo',
  bodyLimitBytes: bodyLimits.rich,
  body: z.object({ task: z.object({ title: titleText(), ...given }) }),
  answer: z.object({ task: todoTask }),
  status: 201,
});

export const updateTodoTask = endpoint({
  method: 'POST',
  path: '/apps/todo/update-task',
  summary: 'Changes the given fields of a to-do. Completing a repeating one adds the next.',
  action: 'update',
  subject: 'Todo',
  bodyLimitBytes: bodyLimits.rich,
  body: z.object({ task: z.object({ id: id(), version: version(), title: z.optional(titleText()), ...given }) }),
  answer: z.object({ task: todoTask }),
  refusals: { 404: 'No such to-do.', 409: 'It was changed by someone else; `current` has the to-do.' },
});

export const deleteTodoTask = endpoint({
  method: 'DELETE',
  path: '/apps/todo/delete-task',
  summary: 'Soft-deletes a to-do: it’s listed under deleted.',
  action: 'delete',
  subject: 'Todo',
  query: z.object({ taskId: id() }),
  refusals: { 404: 'No such to-do.' },
});

// Atrium's own endpoints.

export const readTodoPage = endpoint({
  method: 'GET',
  path: '/api/v1/todo',
  summary: 'Lists the matching to-dos, open ones first, a page at a time, with the open ones counted per filter and tag.',
  action: 'read',
  subject: 'Todo',
  query: z.object({ ...wanted, page: page(), perPage: perPage(100) }),
  answer: z.object({
    tasks: z.array(todoTask),
    total: z.number(),
    /** How many of the total are neither completed nor deleted. */
    open: z.number(),
    /** Open; important and open; completed; deleted. */
    counts: z.object({ open: z.number(), important: z.number(), completed: z.number(), deleted: z.number() }),
    /** Sorted by name, with the number of open to-dos. */
    tags: z.array(z.object({ tag: z.string(), count: z.number() })),
  }),
});

export const getTodoTask = endpoint({
  method: 'GET',
  path: '/api/v1/todo/tasks/{id}',
  summary: 'Returns a to-do, including deleted ones.',
  action: 'read',
  subject: 'Todo',
  params: z.object({ id: id() }),
  answer: z.object({ task: todoTask }),
  refusals: { 404: 'No such to-do.' },
});

const manyIds = z.array(id()).check(z.minLength(1), z.maxLength(1000));

export const updateTodoTasks = endpoint({
  method: 'POST',
  path: '/api/v1/todo/update-tasks',
  summary: 'Changes several to-dos at once; returns their previous state for Undo.',
  action: 'update',
  subject: 'Todo',
  body: z.strictObject({
    ids: manyIds,
    change: z.strictObject({
      isCompleted: z.optional(z.boolean()),
      isImportant: z.optional(z.boolean()),
      isDeleted: z.optional(z.boolean()),
      addTag: z.optional(tagText()),
      removeTag: z.optional(tagText()),
      assigneeId: z.optional(z.nullable(id())),
      dueDate: z.optional(z.nullable(plainDate())),
    }),
  }),
  answer: z.object({ changed: z.array(z.number()), before: z.array(todoTask) }),
  refusals: { 404: 'One of them doesn’t exist; nothing was changed.' },
});

/** Undo of `update-tasks`: restores the given fields of each to-do in one transaction. */
export const putBackTodoTasks = endpoint({
  method: 'POST',
  path: '/api/v1/todo/put-back',
  summary: 'Restores the previous state of several to-dos.',
  action: 'update',
  subject: 'Todo',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({
    tasks: z
      .array(
        z.object({
          id: id(),
          isCompleted: z.boolean(),
          isImportant: z.boolean(),
          isDeleted: z.boolean(),
          tags: z.array(tagText()).check(z.maxLength(20)),
          assignee: z.nullable(z.object({ id: id() })),
          dueDate: z.nullable(plainDate()),
          dueTime: z.optional(z.nullable(plainTime())),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  refusals: { 404: 'One of them doesn’t exist; nothing was changed.' },
});

export const moveTodoTask = endpoint({
  method: 'POST',
  path: '/api/v1/todo/tasks/{id}/move',
  summary: 'Moves a to-do before another in manual order, or to the end. Returns its previous position.',
  action: 'update',
  subject: 'Todo',
  params: z.object({ id: id() }),
  body: z.strictObject({ beforeId: z.nullable(id()) }),
  answer: z.object({ stoodBeforeId: z.nullable(z.number()) }),
  refusals: { 404: 'No such to-do.' },
});

export const tickSubtask = endpoint({
  method: 'POST',
  path: '/api/v1/todo/tasks/{id}/subtasks/{subtaskId}',
  summary: 'Checks or unchecks a subtask, regardless of other changes.',
  action: 'update',
  subject: 'Todo',
  params: z.object({ id: id(), subtaskId: id() }),
  body: z.strictObject({ isDone: z.boolean() }),
  answer: z.object({ task: todoTask }),
  refusals: { 404: 'No such to-do or subtask.' },
});

export const purgeTodoTasks = endpoint({
  method: 'POST',
  path: '/api/v1/todo/purge',
  summary: 'Permanently removes the given deleted to-dos, or all.',
  action: 'delete',
  subject: 'Todo',
  body: z.strictObject({ ids: z.optional(manyIds) }),
  answer: z.object({ purged: z.number() }),
});

export const todoEndpoints = [
  ...[listTodoTasks, addTodoTask, updateTodoTask, deleteTodoTask],
  ...[readTodoPage, getTodoTask, updateTodoTasks, putBackTodoTasks, moveTodoTask, tickSubtask, purgeTodoTasks],
];
