import { expect, test } from 'vitest';
import { nextReminderDay } from './next-reminder-day.ts';

test.each([
  ['2030-02-25', [14, 3], '2030-02-20', '2030-02-28'],
  ['2030-02-25', [14, 3], '2030-02-28', '2030-03-11'],
  ['2030-02-25', [14, 3], '2030-03-11', null],
  ['2030-02-25', [], '2030-02-20', null],
])('due on %s, %j days later, after %s: %s', (dueOn, reminderDays, after, day) => {
  expect(nextReminderDay(dueOn, reminderDays, after)).toBe(day);
});
