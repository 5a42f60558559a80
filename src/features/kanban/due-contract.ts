import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { isoMoment } from '#contract/primitives.ts';

const dueCard = z.object({
  id: z.number(),
  title: z.string(),
  dueAt: z.string(),
  spaceId: z.number(),
  spaceName: z.string(),
  /** Column ID within that board. */
  boardId: z.string(),
  /** The column for done cards; null when the board has none. */
  doneBoardId: z.nullable(z.string()),
});
export type DueCard = z.infer<typeof dueCard>;

export const listDueCards = endpoint({
  method: 'GET',
  path: '/api/v1/kanban/due',
  summary: 'Lists the caller’s open cards due by a moment, earliest first; at most 100.',
  action: 'read',
  subject: 'Board',
  query: z.object({ until: isoMoment() }),
  answer: z.object({ cards: z.array(dueCard) }),
});

export const dueEndpoints = [listDueCards];
