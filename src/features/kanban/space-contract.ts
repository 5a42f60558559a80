import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, version } from '#contract/primitives.ts';

const spaceName = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const visibility = () => z.enum(['company', 'people']);
export type SpaceVisibility = z.infer<ReturnType<typeof visibility>>;
const memberIds = () => z.array(id()).check(z.maxLength(500));

/** A board. Its columns are called boards in the API. */
export const space = z.object({
  id: z.number(),
  name: z.string(),
  /** `company`: everyone with permission to read boards; `people`: only its owner and members. */
  visibility: visibility(),
  ownerId: z.nullable(z.number()),
  memberIds: z.array(z.number()),
  isTemplate: z.boolean(),
  version: z.number(),
});
export type Space = z.infer<typeof space>;

const params = () => z.object({ id: id() });
const noSuch = { 404: 'No such board for the caller.' };

export const addSpace = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/spaces',
  once: true,
  summary: 'Adds a board with three columns; the last one means done.',
  action: 'create',
  subject: 'Board',
  /** Column titles are in the language of the person adding the board. */
  body: z.strictObject({
    name: spaceName(),
    visibility: z._default(visibility(), 'company'),
    memberIds: z._default(memberIds(), []),
    columns: z._default(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))).check(z.maxLength(20)), []),
  }),
  answer: z.object({ space }),
  status: 201,
});

export const copySpace = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/spaces/{id}/copy',
  once: true,
  summary: 'Copies a board with its columns and cards, without comments and history; a template also without dates and assignees.',
  action: 'create',
  subject: 'Board',
  params: params(),
  body: z.strictObject({ name: spaceName(), isTemplate: z._default(z.boolean(), false) }),
  answer: z.object({ space }),
  status: 201,
  refusals: noSuch,
});

export const updateSpace = endpoint({
  method: 'PUT',
  path: '/api/v1/kanban/spaces/{id}',
  summary: 'Renames a board, or changes its visibility, which only its owner can do.',
  action: 'update',
  subject: 'Board',
  params: params(),
  body: z.strictObject({
    version: version(),
    name: z.optional(spaceName()),
    visibility: z.optional(visibility()),
    memberIds: z.optional(memberIds()),
  }),
  answer: z.object({ space }),
  refusals: { ...noSuch, 403: 'The board belongs to someone else.', 409: 'It was changed by someone else; `current` has the board.' },
});

export const deleteSpace = endpoint({
  method: 'DELETE',
  path: '/api/v1/kanban/spaces/{id}',
  summary: 'Deletes a board with its contents.',
  action: 'delete',
  subject: 'Board',
  params: params(),
  refusals: noSuch,
});

export const restoreSpace = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/spaces/{id}/restore',
  summary: 'Restores a board with its contents.',
  action: 'update',
  subject: 'Board',
  params: params(),
  answer: z.object({ space }),
  refusals: noSuch,
});

export const spaceEndpoints = [addSpace, copySpace, updateSpace, deleteSpace, restoreSpace];
