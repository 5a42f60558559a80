import { expect, test } from 'vitest';
import { reminderMoment, reminderOf, reminders } from './reminder.ts';

const due = { dueDate: '2030-03-12', dueTime: '17:00' };
const local = (text: string) => new Date(text).toISOString();

test('recognizes each reminder from its time', () => {
  for (const reminder of reminders) {
    const given = { ...due, reminder, remindAt: '2030-03-01T08:15' };
    expect(reminderOf({ ...due, remindAt: reminderMoment(given) }).reminder).toBe(reminder);
  }
});

test('follows the due date, and assumes 9 AM when there is no time', () => {
  expect(reminderMoment({ ...due, reminder: 'hour1', remindAt: '' })).toBe(local('2030-03-12T16:00'));
  expect(reminderMoment({ ...due, dueTime: '', reminder: 'day1', remindAt: '' })).toBe(local('2030-03-11T09:00'));
  expect(reminderMoment({ dueDate: '', dueTime: '', reminder: 'atDue', remindAt: '' })).toBeNull();
  expect(reminderOf({ ...due, remindAt: local('2030-03-05T10:30') })).toEqual({ reminder: 'own', remindAt: '2030-03-05T10:30' });
});
