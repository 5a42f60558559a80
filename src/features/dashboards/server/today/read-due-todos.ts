import { and, asc, count, eq, lte } from 'drizzle-orm';
import { isTodoOf } from '#features/todo/server/offers.ts';
import { todoTasksView as todos } from '#features/todo/tables.ts';
import { live } from '#server/live.ts';
import { mostRows, type TodayCard } from '../../today-contract.ts';
import type { Reading } from '../reading.ts';
import type { ReaderDay } from './reader-day.ts';

/** The reader's to-dos that are due today or were before, and not done. */
export async function readDueTodos({ db, entity, identity }: Reading, { day }: ReaderDay): Promise<TodayCard['todos']> {
  const { id, title, dueDate, dueTime, version } = todos;
  const isDue = and(live(todos, entity), eq(todos.isCompleted, false), lte(dueDate, day), isTodoOf(identity.personId));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(todos).where(isDue),
    db
      .select({ id, title, dueDate, dueTime, version })
      .from(todos)
      .where(isDue)
      .orderBy(asc(dueDate), asc(dueTime), asc(id))
      .limit(mostRows),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({ ...row, dueDate: row.dueDate ?? day, dueTime: row.dueTime?.slice(0, 5) ?? null })),
  };
}
