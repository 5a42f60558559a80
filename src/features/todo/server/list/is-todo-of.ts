import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { todoTasksView as todos } from '../../tables.ts';

/** The condition that a to-do is somebody's: what nobody has is whose who wrote it down. */
export function isTodoOf(personId: number): SQL | undefined {
  return or(eq(todos.assigneeId, personId), and(isNull(todos.assigneeId), eq(todos.createdBy, personId)));
}
