/** Returns the first reminder day after `after` for something due on `dueOn`; null if none is left. Dates are `YYYY-MM-DD`. */
export function nextReminderDay(dueOn: string, reminderDays: readonly number[], after: string): string | null {
  const days = reminderDays.map((count) => daysLater(dueOn, count)).filter((day) => day > after);
  return days.sort()[0] ?? null;
}

export function daysLater(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}
