import { momentOf, readerTime } from '#web/dates/reader-time.ts';
import type { TodoTask } from '../../contract.ts';

/** When one is reminded: at the due time, so long before, at a moment of one's own, or never. */
export const reminders = ['none', 'atDue', 'minutes10', 'hour1', 'day1', 'own'] as const;
export type Reminder = (typeof reminders)[number];

const minuteMs = 60_000;
const beforeMs: Partial<Record<Reminder, number>> = { atDue: 0, minutes10: 10 * minuteMs, hour1: 60 * minuteMs, day1: 24 * 60 * minuteMs };
/** When a day without a time begins to matter. */
const morning = '09:00';

interface Due {
  dueDate: string;
  dueTime: string;
}

/** Which of the reminders a to-do has, and its local date and time. */
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

/** The moment (ISO 8601) at which one is reminded; null for never, and for what lacks its date. */
export function reminderMoment({ reminder, remindAt, ...due }: Due & { reminder: Reminder; remindAt: string }): string | null {
  if (reminder === 'own') return remindAt ? momentOf(remindAt).toISOString() : null;
  const before = beforeMs[reminder];
  const at = dueMs(due);
  return before === undefined || at === null ? null : new Date(at - before).toISOString();
}

function dueMs({ dueDate, dueTime }: Due): number | null {
  return dueDate ? momentOf(`${dueDate}T${dueTime || morning}`).getTime() : null;
}
