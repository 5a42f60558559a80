import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { id, page, perPage, version } from '#contract/primitives.ts';
import { boardId, column, spaceId, titleText } from './board-contract.ts';
import { space } from './space-contract.ts';

const label = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
/** Epoch milliseconds; null for none. Some clients send an ISO 8601 string. */
const dueMoment = () =>
  z.nullable(
    z.pipe(
      z.union([z.number(), z.string().check(z.maxLength(40))]),
      z.pipe(
        z.transform((given: number | string) => (typeof given === 'number' || /^\d+$/.test(given) ? Number(given) : Date.parse(given))),
        z.number().check(z.int(says('not_a_moment')), z.minimum(0), z.maximum(253402300799999)),
      ),
    ),
  );

const taskAttachment = z.object({
  name: z.string(),
  /** Signed URL of the file. */
  img: z.string(),
  fileId: z.number(),
  mediaType: z.string(),
  sizeBytes: z.number(),
});
export type TaskAttachment = z.infer<typeof taskAttachment>;

export const taskComment = z.object({
  id: z.number(),
  /** The author's name and picture. */
  name: z.string(),
  img: z.nullable(z.string()),
  /** Plain text; a mention is `@` followed by the person's full name. */
  comment: z.string(),
  personId: z.number(),
  /** People mentioned in the comment. */
  mentions: z.array(z.number()),
  time: z.string(),
  isEdited: z.boolean(),
});
export type TaskComment = z.infer<typeof taskComment>;

const checklistItem = z.object({
  id: z.number(),
  text: z.string(),
  isDone: z.boolean(),
  /** Heading of the item's list, when a card has more than one. */
  list: z.optional(z.string()),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

const taskAssignee = z.object({ title: z.string(), img: z.nullable(z.string()), id: z.number() });

/** A card: the fields of the specification plus Atrium's own. */
export const task = z.object({
  id: z.number(),
  boardId: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  /** Sanitized HTML or plain text. */
  description: z.string(),
  /** Epoch milliseconds. */
  dueDate: z.nullable(z.number()),
  /** Signed URL of the card's cover picture. */
  coverImage: z.optional(z.string()),
  attachments: z.array(taskAttachment),
  comments: z.array(taskComment),
  assignedTo: z.array(taskAssignee),
  checklist: z.array(checklistItem),
  version: z.number(),
});
export type Task = z.infer<typeof task>;

/** A card as shown on the board. Kept small because a board can have thousands. */
export const card = z.object({
  id: z.number(),
  boardId: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  /** The start of the description, used by the filter. */
  excerpt: z.string(),
  dueDate: z.nullable(z.number()),
  coverImage: z.nullable(z.string()),
  assigneeIds: z.array(z.number()),
  attachments: z.number(),
  comments: z.number(),
  checklistDone: z.number(),
  checklistTotal: z.number(),
  version: z.number(),
});
export type Card = z.infer<typeof card>;

export const person = z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) });

/** Where a card was before a move; *Undo* sends it back. `beforeId` is the card it preceded in its column, null at the end. */
const place = z.object({ spaceId: z.number(), boardId: z.string(), beforeId: z.nullable(z.number()) });
export type Place = z.infer<typeof place>;

// Endpoints from the specification.

export const listTasks = endpoint({
  method: 'GET',
  path: '/apps/kanban/tasks',
  summary:
    'Lists cards in order; each board shows its own. If there are more than 1,000, returns the first 1,000 and the header `X-Truncated: true`.',
  action: 'read',
  subject: 'Board',
  answer: z.array(task),
});

export const reorderTasks = endpoint({
  method: 'POST',
  path: '/apps/kanban/reorder-tasks',
  summary: 'Moves a card to the position of another: 1 to 4 gives 2, 3, 4, 1. It also takes the board of that card.',
  action: 'update',
  subject: 'Board',
  body: z.object({ data: z.object({ taskId: id(), targetTaskId: id() }) }),
  answer: z.array(task),
  refusals: { 404: 'No such card.' },
});

export const updateTaskBoard = endpoint({
  method: 'POST',
  path: '/apps/kanban/update-task-board',
  summary: 'Moves a card to another board.',
  action: 'update',
  subject: 'Board',
  body: z.object({ data: z.object({ taskId: id(), newBoardId: boardId() }) }),
  answer: z.array(task),
  refusals: { 404: 'No such card or board.' },
});

export const addTask = endpoint({
  method: 'POST',
  path: '/apps/kanban/add-task',
  once: true,
  summary:
    'Adds a card at the end of a board. It’s due in two days unless `dueDate` or `spaceId` is given; these and `assignedTo` aren’t in the specification.',
  action: 'create',
  subject: 'Board',
  body: z.object({
    data: z.object({
      title: titleText(),
      boardId: boardId(),
      spaceId: spaceId(),
      dueDate: z.optional(dueMoment()),
      assignedTo: z.optional(z.array(z.object({ id: id() })).check(z.maxLength(50))),
    }),
  }),
  answer: z.object({ newTask: task }),
  status: 201,
  refusals: { 404: 'No such board.' },
});

/**
 * Changes only the given fields. `assignedTo` identifies people by `id` or by `title` (their full name). Only new `comments` are added;
 * existing ones are left unchanged: those with an ID, and those whose `name` and text match a comment already on the card.
 */
export const updateTask = endpoint({
  method: 'POST',
  path: '/apps/kanban/update-task',
  summary: 'Changes the given fields of a card.',
  action: 'update',
  subject: 'Board',
  bodyLimitBytes: bodyLimits.rich,
  body: z.object({
    data: z.object({
      id: id(),
      version: version(),
      title: z.optional(titleText()),
      description: z.optional(z.string().check(z.maxLength(100_000))),
      labels: z.optional(z.array(label()).check(z.maxLength(20))),
      dueDate: z.optional(dueMoment()),
      boardId: z.optional(boardId()),
      /** ID of one of the entity's files; null for none. A `coverImage` URL resolves to the file it points to. */
      coverFileId: z.optional(z.nullable(id())),
      coverImage: z.optional(z.nullable(z.string())),
      assignedTo: z.optional(z.array(z.object({ id: z.optional(id()), title: z.optional(z.string()) })).check(z.maxLength(50))),
      attachments: z.optional(
        z.array(z.object({ fileId: z.optional(id()), name: z.optional(z.string()), img: z.optional(z.string()) })).check(z.maxLength(50)),
      ),
      comments: z.optional(
        z
          .array(
            z.object({
              id: z.optional(id()),
              name: z.optional(z.string().check(z.maxLength(300))),
              comment: z.string().check(z.maxLength(10_000)),
            }),
          )
          .check(z.maxLength(1000)),
      ),
      checklist: z.optional(
        z
          .array(
            z.object({ id: z.optional(id()), text: titleText(), isDone: z._default(z.boolean(), false), list: z.optional(titleText()) }),
          )
          .check(z.maxLength(200)),
      ),
    }),
  }),
  answer: z.object({ task }),
  refusals: { 404: 'No such card.', 409: 'It was changed by someone else; `current` has the card.' },
});

// Atrium's own endpoints.

export const readBoardPage = endpoint({
  method: 'GET',
  path: '/api/v1/kanban',
  summary: 'Returns what a board shows first: its columns, compact cards in order, the company’s people, and the list of boards.',
  action: 'read',
  subject: 'Board',
  /** Without `space`, the first board. */
  query: z.object({ space: z.optional(id()) }),
  answer: z.object({
    /** All boards visible to the caller, including templates. */
    spaces: z.array(space),
    /** Null when there is no board yet. */
    spaceId: z.nullable(z.number()),
    boards: z.array(column),
    cards: z.array(card),
    people: z.array(person),
  }),
  refusals: { 404: 'No such board for the caller.' },
});

export const getTask = endpoint({
  method: 'GET',
  path: '/api/v1/kanban/tasks/{id}',
  summary: 'Returns a card with all its details, including archived ones.',
  action: 'read',
  subject: 'Board',
  params: z.object({ id: id() }),
  /** `spaceId` is the board the card is on. */
  answer: z.object({ task, isArchived: z.boolean(), spaceId: z.number() }),
  refusals: { 404: 'No such card.' },
});

export const moveTask = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/tasks/{id}/move',
  summary: 'Moves a card on a board before another card, or to the end, atomically. Returns its previous position.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: id() }),
  /** A `beforeId` that is no longer in the column counts as the end. Without `spaceId` the card stays on its board. */
  body: z.strictObject({ spaceId: spaceId(), boardId: boardId(), beforeId: z.nullable(id()) }),
  answer: z.object({ card, stood: place }),
  refusals: { 404: 'No such card or board.' },
});

export const archiveTask = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/tasks/{id}/archive',
  summary: 'Archives a card; `value: false` puts it back on its board.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: id() }),
  body: z.strictObject({ value: z._default(z.boolean(), true) }),
  refusals: { 404: 'No such card.', 409: 'Its board is deleted.' },
});

export const listArchive = endpoint({
  method: 'GET',
  path: '/api/v1/kanban/archive',
  summary: 'Lists the archived cards of a board, last archived first; without `space` those of all boards.',
  action: 'read',
  subject: 'Board',
  query: z.object({ q: z._default(z.string(), ''), space: z.optional(id()), page: page(), perPage: perPage(50) }),
  answer: z.object({ tasks: z.array(z.object({ ...card.shape, boardTitle: z.string(), archivedAt: z.string() })), total: z.number() }),
});

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/v1/kanban/tasks/{id}',
  summary: 'Deletes a card.',
  action: 'delete',
  subject: 'Board',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such card.' },
});

export const restoreTasks = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/restore-tasks',
  summary: 'Restores deleted cards to their positions; those of deleted boards stay deleted.',
  action: 'update',
  subject: 'Board',
  body: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(10_000)) }),
  answer: z.object({ restored: z.array(z.number()) }),
});

export const tickChecklistItem = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/tasks/{id}/checklist/{itemId}',
  summary: 'Checks or unchecks a checklist item, regardless of other changes.',
  action: 'update',
  subject: 'Board',
  params: z.object({ id: id(), itemId: id() }),
  body: z.strictObject({ isDone: z.boolean() }),
  answer: z.object({ checklist: z.array(checklistItem), version: z.number() }),
  refusals: { 404: 'No such card or item.' },
});

export const kanbanEndpoints = [
  listTasks,
  reorderTasks,
  updateTaskBoard,
  addTask,
  updateTask,
  readBoardPage,
  getTask,
  moveTask,
  archiveTask,
  listArchive,
  deleteTask,
  restoreTasks,
  tickChecklistItem,
];
