import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inSeenBoards } from '#features/kanban/server/offers.ts';
import { boardsView as boards, tasksView as cards, spacesView as spaces } from '#features/kanban/tables.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { live } from '#server/live.ts';
import type { Cards } from '../../contract.ts';
import type { Reading } from '../reading.ts';

/** The card of a board that is due next and not done: one of the reader's where there is any, else one that they see. */
export function readProject(reading: Reading): Promise<Cards['project']> {
  return readFirstCard(reading, sql`${cards.dueAt} asc nulls last`, asc(cards.position));
}

/** Of the cards that are not done the first one: of the reader's where there are any, else of those that they see. */
export async function readFirstCard(reading: Reading, ...order: SQL[]): Promise<Cards['project']> {
  const { db, entity, identity, deps } = reading;
  const isMine = sql`${identity.personId}::bigint = any(${cards.assigneeIds})`;
  const [row] = await db
    .select({
      ...{ id: cards.id, title: cards.title, labels: cards.labels, dueAt: cards.dueAt, board: boards.title },
      ...{ checklist: cards.checklist, assigneeIds: cards.assigneeIds },
    })
    .from(cards)
    .innerJoin(boards, and(live(boards, cards.entity), eq(boards.id, cards.boardId)))
    .where(
      and(
        live(cards, entity),
        isNull(cards.archivedAt),
        eq(boards.isDone, false),
        inSeenBoards(cards.boardId, reading, eq(spaces.isTemplate, false)),
      ),
    )
    .orderBy(sql`${isMine} desc`, ...order)
    .limit(1);
  if (!row) return { task: null };
  const { id, title, board, labels, dueAt, checklist, assigneeIds } = row;
  const people = await readPersonRefs(db, deps.files, entity, assigneeIds);
  return {
    task: {
      ...{ id, title, board, labels, dueAt: dueAt?.toISOString() ?? null },
      ...{ done: checklist.filter(({ isDone }) => isDone).length, steps: checklist.length },
      assignees: assigneeIds.flatMap((personId) => {
        const person = people.get(personId);
        return person ? [{ id: person.id, fullName: person.fullName, avatar: person.avatar }] : [];
      }),
    },
  };
}
