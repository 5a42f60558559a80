import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { todoTasks } from '../tables.ts';

/** Those that were deleted long ago. */
export const sweepTodos: Sweep = {
  name: 'todos',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, todoTasks, and(eq(todoTasks.entity, entity), lt(todoTasks.deletedAt, daysBefore(now, keepDays.deleted)))),
};
