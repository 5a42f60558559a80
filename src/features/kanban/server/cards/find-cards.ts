import { and, asc, eq, inArray } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { boardsView as boards, tasksView as tasks } from '../../tables.ts';
import { inSeenBoards, type Looking } from '../spaces/seen-boards.ts';

/** Where a card stands, for other areas. */
interface StandingCard {
  id: number;
  title: string;
  column: string;
  /** In a column of what is done. */
  isDone: boolean;
  isArchived: boolean;
}

/** Those among the ids that are cards which whoever asks sees; the archive's too, deleted ones not. */
export async function findCards(looking: Looking, ids: number[]): Promise<StandingCard[]> {
  const { db, entity } = looking;
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: tasks.id, title: tasks.title, column: boards.title, isDone: boards.isDone, archivedAt: tasks.archivedAt })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.entity, tasks.entity), eq(boards.id, tasks.boardId)))
    .where(and(live(tasks, entity), inArray(tasks.id, ids), inSeenBoards(tasks.boardId, looking)))
    .orderBy(asc(tasks.id));
  return rows.map(({ archivedAt, ...card }) => ({ ...card, isArchived: archivedAt !== null }));
}

/** Whether one among the ids is a card that is not deleted, whoever sees it. */
export async function isAnyCard({ db, entity }: Pick<Scope, 'db' | 'entity'>, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const [row] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(live(tasks, entity), inArray(tasks.id, ids)))
    .limit(1);
  return row !== undefined;
}
