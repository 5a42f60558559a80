import { and, eq, lt, sql } from 'drizzle-orm';
import { unlink } from '#features/links/server/offers.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { todoTasks } from '../tables.ts';

/** Those that were deleted long ago. */
export const sweepTodos: Sweep = {
  name: 'todos',
  async run(db, { entity, now, keepDays }) {
    const old = and(eq(todoTasks.entity, entity), lt(todoTasks.deletedAt, daysBefore(now, keepDays.deleted)));
    await unlink(db, entity, 'todo', sql`(select id from ${todoTasks} where ${old})`);
    return deleteRows(db, todoTasks, old);
  },
};
