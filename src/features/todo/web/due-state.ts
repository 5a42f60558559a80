import type { TodoTask } from '../contract.ts';

/** How near the day is on which a to-do is due; `later` needs no colour. */
export type DueState = 'overdue' | 'today' | 'soon' | 'later';

/** The moment at which it is due in the reader's zone; without a time the end of the day. */
function dueMoment({ dueDate, dueTime }: Pick<TodoTask, 'dueDate' | 'dueTime'>): Date | null {
  return dueDate === null ? null : new Date(`${dueDate}T${dueTime ?? '23:59:59.999'}`);
}

export function dueState(task: Pick<TodoTask, 'dueDate' | 'dueTime'>, now: Date): DueState {
  const due = dueMoment(task);
  if (!due) return 'later';
  if (due < now) return 'overdue';
  const days = (count: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + count);
  if (due < days(1)) return 'today';
  return due < days(3) ? 'soon' : 'later';
}
