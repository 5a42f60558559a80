import { momentOf } from '#web/dates/reader-time.ts';
import type { TodoTask } from '../../contract.ts';

/** The moment at which a to-do is due in the reader's zone; without a time the end of the day. */
export function dueMoment({ dueDate, dueTime }: Pick<TodoTask, 'dueDate' | 'dueTime'>): Date | null {
  return dueDate === null ? null : momentOf(`${dueDate}T${dueTime ?? '23:59:59.999'}`);
}
