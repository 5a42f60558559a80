import { and, eq, inArray, isNull } from 'drizzle-orm';
import { planReminders, type StillDue } from '#features/notifications/server/offers.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { boards, spacesView as spaces, tasks } from '../../tables.ts';
import { pathOfTask } from '../comments/write-comment.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';
import type { TaskRow } from './lock-task.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Reminded = Pick<TaskRow, 'id' | 'title' | 'dueAt' | 'assigneeIds' | 'createdBy'>;

/** Plans anew who is told that a card is due: those who are assigned, else who added it; a day before, or when it is due where that is nearer. */
export async function planCardReminders({ db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>, card: Reminded): Promise<void> {
  const { id, title, dueAt, assigneeIds, createdBy } = card;
  const persons = assigneeIds.length > 0 ? assigneeIds : createdBy === null ? [] : [createdBy];
  const before = dueAt && new Date(dueAt.getTime() - dayMs);
  const at = before && before > now ? before : dueAt;
  const planned =
    dueAt && at && at > now ? persons.map((personId) => ({ personId, title, path: pathOfTask(id), dueAt: at, at: dueAt })) : [];
  await planReminders(db, entity, { area: 'board', targetId: id }, planned);
}

/** The same for cards that came in one go, as far as they are due. */
export async function planRemindersOf(scope: Pick<Scope, 'db' | 'entity' | 'now'>, cards: readonly Reminded[]): Promise<void> {
  for (const card of cards) if (card.dueAt && card.dueAt > scope.now) await planCardReminders(scope, card);
}

/** Nobody is reminded of a card that is done, archived or gone meanwhile, that is due at another time, or that they do not see any more. */
export const cardsStillDue: StillDue = async (db, entity, due) => {
  const told = [];
  for (const [personId, own] of Map.groupBy(due, (reminder) => reminder.personId)) {
    const cards = await db
      .select({ id: tasks.id, dueAt: tasks.dueAt })
      .from(tasks)
      .innerJoin(boards, and(live(boards, tasks.entity), eq(boards.id, tasks.boardId), eq(boards.isDone, false)))
      .where(
        and(
          live(tasks, entity),
          isNull(tasks.archivedAt),
          inArray(
            tasks.id,
            own.map(({ targetId }) => targetId),
          ),
          inSeenBoards(tasks.boardId, { db, entity, personId }, eq(spaces.isTemplate, false)),
        ),
      );
    const dueOf = new Map(cards.map(({ id, dueAt }) => [id, dueAt?.getTime()]));
    told.push(...own.filter(({ targetId, at }) => at !== null && dueOf.get(targetId) === at.getTime()));
  }
  return told;
};
