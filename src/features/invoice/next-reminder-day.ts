/** The first day after `after` on which one is reminded of what was due on `dueOn`; null when none is left. Days are `YYYY-MM-DD`. */
export function nextReminderDay(dueOn: string, reminderDays: readonly number[], after: string): string | null {
  const days = reminderDays.map((count) => daysLater(dueOn, count)).filter((day) => day > after);
  return days.sort()[0] ?? null;
}

/** The day so many days later. */
export function daysLater(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}
