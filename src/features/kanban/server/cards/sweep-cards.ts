import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { boards, taskActivity, taskComments, tasks } from '../../tables.ts';

/** What was deleted long ago: comments, cards with all that is theirs, and columns when their last card is gone. */
export const sweepCards: readonly Sweep[] = [
  {
    name: 'comments',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, taskComments, and(eq(taskComments.entity, entity), lt(taskComments.deletedAt, daysBefore(now, keepDays.deleted)))),
  },
  {
    name: 'cards',
    async run(db, { entity, now, keepDays }) {
      const old = and(eq(tasks.entity, entity), lt(tasks.deletedAt, daysBefore(now, keepDays.deleted)));
      const oldIds = sql`(select id from ${tasks} where ${old})`;
      await db.delete(taskComments).where(and(eq(taskComments.entity, entity), sql`${taskComments.taskId} in ${oldIds}`));
      await db.delete(taskActivity).where(and(eq(taskActivity.entity, entity), sql`${taskActivity.taskId} in ${oldIds}`));
      await unlink(db, entity, 'card', oldIds);
      return deleteRows(db, tasks, old);
    },
  },
  {
    name: 'boards',
    run: (db, { entity, now, keepDays }) => {
      const cards = db
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(eq(tasks.entity, entity), eq(tasks.boardId, boards.id)));
      const old = and(eq(boards.entity, entity), lt(boards.deletedAt, daysBefore(now, keepDays.deleted)));
      return deleteRows(db, boards, and(old, notExists(cards)));
    },
  },
];
