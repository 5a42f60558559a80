/** How near the end of a card's time is; `later` is what needs no colour. */
export type DueState = 'overdue' | 'today' | 'soon' | 'later';

const dayMs = 86_400_000;

/** @param dueMs epoch milliseconds */
export function dueState(dueMs: number, now: Date): DueState {
  if (dueMs < now.getTime()) return 'overdue';
  const endOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  if (dueMs < endOfToday) return 'today';
  return dueMs < endOfToday + 2 * dayMs ? 'soon' : 'later';
}

/** Whether it is due within the seven days that begin now. */
export function isDueWithinWeek(dueMs: number, now: Date): boolean {
  return dueMs >= now.getTime() && dueMs < now.getTime() + 7 * dayMs;
}
