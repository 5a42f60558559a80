import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type PlannedReminder, planReminders, planRemindersOfAll, type StillDue } from '#features/notifications/server/offers.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { boards, spacesView as spaces, tasks } from '../../tables.ts';
import { pathOfTask } from '../comments/write-comment.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';
import type { TaskRow } from './lock-task.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Reminded = Pick<TaskRow, 'id' | 'title' | 'dueAt' | 'assigneeIds' | 'createdBy'>;

/** Plans anew who is told that a card is due. */
export function planCardReminders(scope: Pick<Scope, 'db' | 'entity' | 'now'>, card: Reminded): Promise<void> {
  return planReminders(scope.db, scope.entity, { area: 'board', targetId: card.id }, plannedFor(card, scope.now));
}

/** The same for cards that came in one go, as far as they are due. */
export function planRemindersOf({ db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>, cards: readonly Reminded[]): Promise<void> {
  const due = cards.filter(({ dueAt }) => dueAt && dueAt > now);
  return planRemindersOfAll(db, entity, 'board', new Map(due.map((card) => [card.id, plannedFor(card, now)])));
}

/** Those who are assigned, else who added it; a day before, or when it is due where that is nearer. */
function plannedFor({ id, title, dueAt, assigneeIds, createdBy }: Reminded, now: Date): PlannedReminder[] {
  const persons = assigneeIds.length > 0 ? assigneeIds : createdBy === null ? [] : [createdBy];
  const before = dueAt && new Date(dueAt.getTime() - dayMs);
  const at = before && before > now ? before : dueAt;
  if (!dueAt || !at || at <= now) return [];
  return persons.map((personId) => ({ personId, title, path: pathOfTask(id), dueAt: at, at: dueAt }));
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
