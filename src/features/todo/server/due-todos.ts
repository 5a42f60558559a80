import { and, asc, gte, lt } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { live } from '#server/live.ts';
import type { OverlaySource } from '#server/overlay-source.ts';
import { todoTasksView as todos } from '../tables.ts';

/**
 * To-do due dates in the calendar. Times are local to the reader. Repeating to-dos can only be moved in the to-do list, where their
 * rule is shown.
 */
export const dueTodos: OverlaySource = {
  kind: 'todo',
  subject: 'Todo',
  async list({ fromDate, untilDate }, { db, entity, ability }, most) {
    const rows = await db
      .select({
        ...{ id: todos.id, title: todos.title, dueDate: todos.dueDate, dueTime: todos.dueTime },
        ...{ repeat: todos.repeat, isDone: todos.isCompleted },
      })
      .from(todos)
      .where(and(live(todos, entity), gte(todos.dueDate, fromDate), lt(todos.dueDate, untilDate)))
      .orderBy(asc(todos.dueDate), asc(todos.id))
      .limit(most);
    return rows.map(({ id, title, dueDate, dueTime, repeat, isDone }) => ({
      id,
      title,
      start: `${dueDate}${dueTime ? `T${dueTime}` : ''}`,
      isDone,
      canMove: !isDone && repeat === null && ability.can('update', 'Todo'),
      path: pageAddress('/apps/todo', {}, { task: id }),
    }));
  },
};
