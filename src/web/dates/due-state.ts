import { addDays, beginOf, dayOf } from './plain-day.ts';

/** How soon something is due; `later` needs no color. */
export type DueState = 'overdue' | 'today' | 'soon' | 'later';

/** Returns whether it is due today, within the next two days or later, in the user's days. */
export function dueState(due: Date, now: Date): DueState {
  const inDays = (count: number) => beginOf(addDays(dayOf(now), count));
  if (due < now) return 'overdue';
  if (due < inDays(1)) return 'today';
  return due < inDays(3) ? 'soon' : 'later';
}
