import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, page, perPage } from '#contract/primitives.ts';
import { person } from './contract.ts';

/**
 * One entry in a card's activity log. `facts` holds the values its sentence needs:
 * - `added` `{to}` (the column's title), `moved` `{from, to}` (column titles; a move within a column isn't logged), `renamed` `{from, to}`
 * - `due` `{from, to}` (epoch milliseconds or null), `labels` `{added, removed}`, `assigned` and `unassigned` `{names}`
 * - `attached` and `detached` `{names, fileIds}`, `cover` `{name, fileIds}` (`name` is null when removed), `commented` `{excerpt}`
 * - `checklist` `{text, isDone}` (1 or 0) for a checked item, `{done, total}` when the items were edited
 * - `deleted` `{board}` when it was deleted with its column; the other kinds have no facts.
 */
export const activityEntry = z.object({
  id: z.number(),
  /** Null for changes made by the system. */
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
