import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, page, perPage } from '#contract/primitives.ts';
import { person } from './contract.ts';

/**
 * What was done to a card. `facts` holds what the sentence needs:
 * - `added` `{to}` (the board's title), `moved` `{from, to}` (titles of boards; a move within a board is none), `renamed` `{from, to}`
 * - `due` `{from, to}` (epoch milliseconds or null), `labels` `{added, removed}`, `assigned` and `unassigned` `{names}`
 * - `attached` and `detached` `{names, fileIds}`, `cover` `{name, fileIds}` (`name` null: taken off), `commented` `{excerpt}`
 * - `checklist` `{text, isDone}` (1 or 0) for a tick, `{done, total}` when its items were changed
 * - `deleted` `{board}` when it was deleted with its board; the others have none.
 */
export const activityEntry = z.object({
  id: z.number(),
  /** Null for what the system did. */
  person: z.nullable(person),
  kind: z.enum([
    ...(['added', 'moved', 'renamed', 'described', 'due', 'labels', 'assigned', 'unassigned', 'attached', 'detached'] as const),
    ...(['cover', 'commented', 'checklist', 'archived', 'unarchived', 'deleted', 'restored'] as const),
  ]),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.array(z.string())])),
  time: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/v1/kanban/tasks/{id}/activity',
  summary: 'Lists a card’s changes, newest first.',
  action: 'read',
  subject: 'Board',
  params: z.object({ id: id() }),
  query: z.object({ page: page(), perPage: perPage(30) }),
  answer: z.object({ entries: z.array(activityEntry), total: z.number() }),
  refusals: { 404: 'No such card.' },
});

export const activityEndpoints = [listActivity];
