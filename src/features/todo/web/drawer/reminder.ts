import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { TodoTask } from '../../contract.ts';

/** Reminder options: none, at the due time, some time before, or a custom time. */
export const reminders = ['none', 'atDue', 'minutes10', 'hour1', 'day1', 'own'] as const;
export type Reminder = (typeof reminders)[number];

const minuteMs = 60_000;
const beforeMs: Partial<Record<Reminder, number>> = { atDue: 0, minutes10: 10 * minuteMs, hour1: 60 * minuteMs, day1: 24 * 60 * minuteMs };
/** Assumed due time of a day without one. */
const morning = '09:00';

interface Due {
  dueDate: string;
  dueTime: string;
}

/** Returns the reminder option of a to-do, and its local date and time. */
export function reminderOf({ remindAt, dueDate, dueTime }: Pick<TodoTask, 'remindAt' | 'dueDate' | 'dueTime'>): {
  reminder: Reminder;
  remindAt: string;
} {
  if (!remindAt) return { reminder: 'none', remindAt: '' };
  const moment = new Date(remindAt).getTime();
  const due = dueMs({ dueDate: dueDate ?? '', dueTime: dueTime ?? '' });
  const found = reminders.find((name) => due !== null && beforeMs[name] !== undefined && due - beforeMs[name] === moment);
  return { reminder: found ?? 'own', remindAt: readerTime(new Date(moment)).slice(0, 16) };
}

/** Returns the reminder's time (ISO 8601); null for none, or when the date is missing. */
export function reminderMoment({ reminder, remindAt, ...due }: Due & { reminder: Reminder; remindAt: string }): string | null {
  if (reminder === 'own') return remindAt ? momentOf(remindAt).toISOString() : null;
  const before = beforeMs[reminder];
  const at = dueMs(due);
  return before === undefined || at === null ? null : new Date(at - before).toISOString();
}

function dueMs({ dueDate, dueTime }: Due): number | null {
  return dueDate ? momentOf(`${dueDate}T${dueTime || morning}`).getTime() : null;
}
