import { addDays, beginOf, dayOf } from './plain-day.ts';

/** How near the moment is at which something is due; `later` needs no colour. */
export type DueState = 'overdue' | 'today' | 'soon' | 'later';

/** Of today, of the two days after it, or later, in the reader's days. */
export function dueState(due: Date, now: Date): DueState {
  const inDays = (count: number) => beginOf(addDays(dayOf(now), count));
  if (due < now) return 'overdue';
  if (due < inDays(1)) return 'today';
  return due < inDays(3) ? 'soon' : 'later';
}
