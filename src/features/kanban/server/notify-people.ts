import { and, eq, inArray } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import {
  notify,
  type PlannedReminder,
  planReminders,
  planRemindersOfAll,
  type StillDue,
} from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { boards, spaces, spacesView, tasks } from '../tables.ts';
import { shown, type TaskRow } from './card-rows.ts';
import { inSeenBoards, type SpaceRow } from './read-spaces.ts';

type Announcing = Pick<Scope, 'db' | 'entity'>;
type Audience = Pick<SpaceRow, 'visibility' | 'ownerId' | 'memberIds'>;

/** Announces a change on a board to those who can see it; for a private board, to no one else. */
export async function announceSpace(
  { db, entity }: Announcing,
  { visibility, ownerId, memberIds }: Audience,
  ids: number[],
): Promise<void> {
  if (visibility === 'company') return announce(db, entity, { kind: 'board', ids });
  const persons = new Set([...(ownerId === null ? [] : [ownerId]), ...memberIds]);
  await announce(db, entity, ...[...persons].map((person) => ({ kind: 'board' as const, person, ids })));
}

/** Announces changes of these cards to those who can see their boards. */
export async function announceCards(scope: Announcing, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await scope.db
    .select({ id: tasks.id, spaceId: spaces.id, visibility: spaces.visibility, ownerId: spaces.ownerId, memberIds: spaces.memberIds })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.entity, tasks.entity), eq(boards.id, tasks.boardId)))
    .innerJoin(spaces, and(eq(spaces.entity, boards.entity), eq(spaces.id, boards.spaceId)))
    .where(and(eq(tasks.entity, scope.entity), inArray(tasks.id, ids)));
  for (const own of Map.groupBy(rows, ({ spaceId }) => spaceId).values()) {
    const [space] = own;
    if (space)
      await announceSpace(
        scope,
        space,
        own.map(({ id }) => id),
      );
  }
}

/** Returns the path of a card in the app. */
function pathOfTask(id: number): string {
  return pageAddress('/apps/kanban', {}, { task: id });
}

interface Mention {
  task: { id: number; title: string };
  comment: string;
  personIds: number[];
  /** The comment's author. */
  actorId: number;
  now: Date;
}

/** Notifies people mentioned in a comment. */
export async function tellMentioned(db: Db, entity: string, { task, comment, personIds, actorId, now }: Mention): Promise<void> {
  const { id: targetId, title } = task;
  const notices = personIds.map(
    (personId) =>
      ({ personId, kind: 'mention', area: 'board', targetId, title, excerpt: comment, actorId, path: pathOfTask(targetId) }) as const,
  );
  await notify(db, entity, notices, now);
}

interface Assignment {
  taskId: number;
  title: string;
  /** Newly assigned people. */
  personIds: readonly number[];
}

/** Notifies people newly assigned to a card. */
export async function tellAssigned({ db, entity, identity, now }: Scope, { taskId, title, personIds }: Assignment): Promise<void> {
  const notices = personIds.map((personId) => ({
    ...({ personId, kind: 'assignment', area: 'board', targetId: taskId, title } as const),
    actorId: identity.personId,
    path: pathOfTask(taskId),
  }));
  await notify(db, entity, notices, now);
}

const dayMs = 24 * 60 * 60 * 1000;

type Reminded = Pick<TaskRow, 'id' | 'title' | 'dueAt' | 'assigneeIds' | 'createdBy'>;

/** Updates the reminders for a card's due date. */
export function planCardReminders(scope: Pick<Scope, 'db' | 'entity' | 'now'>, card: Reminded): Promise<void> {
  return planReminders(scope.db, scope.entity, { area: 'board', targetId: card.id }, plannedFor(card, scope.now));
}

/** Plans reminders for cards added in bulk, for those with a due date. */
export function planRemindersOf({ db, entity, now }: Pick<Scope, 'db' | 'entity' | 'now'>, cards: readonly Reminded[]): Promise<void> {
  const due = cards.filter(({ dueAt }) => dueAt && dueAt > now);
  return planRemindersOfAll(db, entity, 'board', new Map(due.map((card) => [card.id, plannedFor(card, now)])));
}

/** Reminds the assignees, or else the author, a day before the due date, or when it is due if that is sooner. */
function plannedFor({ id, title, dueAt, assigneeIds, createdBy }: Reminded, now: Date): PlannedReminder[] {
  const persons = assigneeIds.length > 0 ? assigneeIds : createdBy === null ? [] : [createdBy];
  const before = dueAt && new Date(dueAt.getTime() - dayMs);
  const at = before && before > now ? before : dueAt;
  if (!dueAt || !at || at <= now) return [];
  return persons.map((personId) => ({ personId, title, path: pathOfTask(id), dueAt: at, at: dueAt }));
}

/**
 * Skips reminders for cards that were done, archived or deleted in the meantime, have a new due date, or are no longer visible to the
 * person.
 */
export const cardsStillDue: StillDue = async (db, entity, due) => {
  const told = [];
  for (const [personId, own] of Map.groupBy(due, (reminder) => reminder.personId)) {
    const cards = await db
      .select({ id: tasks.id, dueAt: tasks.dueAt })
      .from(tasks)
      .innerJoin(boards, and(live(boards, tasks.entity), eq(boards.id, tasks.boardId), eq(boards.isDone, false)))
      .where(
        and(
          shown(entity),
          inArray(
            tasks.id,
            own.map(({ targetId }) => targetId),
          ),
          inSeenBoards(tasks.boardId, { db, entity, personId }, eq(spacesView.isTemplate, false)),
        ),
      );
    const dueOf = new Map(cards.map(({ id, dueAt }) => [id, dueAt?.getTime()]));
    told.push(...own.filter(({ targetId, at }) => at !== null && dueOf.get(targetId) === at.getTime()));
  }
  return told;
};
