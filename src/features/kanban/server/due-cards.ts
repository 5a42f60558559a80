import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { live } from '#server/live.ts';
import type { OverlaySource } from '#server/overlay-source.ts';
import { boardsView as boards, tasksView as cards, spacesView as spaces } from '../tables.ts';
import { inSeenBoards } from './read-spaces.ts';

/** Card due dates in the calendar. */
export const dueCards: OverlaySource = {
  kind: 'card',
  subject: 'Board',
  async list({ from, until }, scope, most) {
    const { db, entity, ability } = scope;
    const rows = await db
      .select({ id: cards.id, title: cards.title, dueAt: cards.dueAt, isDone: boards.isDone })
      .from(cards)
      .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId)))
      .where(
        and(
          live(cards, entity),
          isNull(cards.archivedAt),
          gte(cards.dueAt, from),
          lt(cards.dueAt, until),
          inSeenBoards(cards.boardId, scope, eq(spaces.isTemplate, false)),
        ),
      )
      .orderBy(asc(cards.dueAt), asc(cards.id))
      .limit(most);
    return rows.map(({ id, title, dueAt, isDone }) => ({
      id,
      title,
      start: dueAt?.toISOString() ?? '',
      isDone,
      canMove: !isDone && ability.can('update', 'Board'),
      path: pageAddress('/apps/kanban', {}, { task: id }),
    }));
  },
};
