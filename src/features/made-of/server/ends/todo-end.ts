import { and, asc, inArray } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { todoTasksView as todos } from '#features/todo/tables.ts';
import { live } from '#server/live.ts';
import { type End, nothingMore } from './end-of.ts';

/** A to-do of the company. */
export const todoEnd: End = {
  async find(ids, { db, entity }) {
    const rows = await db
      .select({ id: todos.id, title: todos.title, isCompleted: todos.isCompleted })
      .from(todos)
      .where(and(live(todos, entity), inArray(todos.id, ids)))
      .orderBy(asc(todos.id));
    return rows.map(({ id, title, isCompleted }) => {
      const path = pageAddress('/apps/todo', {}, { task: id });
      return { ...nothingMore, kind: 'todo', id, title, path, state: isCompleted ? 'done' : 'open' };
    });
  },
};
