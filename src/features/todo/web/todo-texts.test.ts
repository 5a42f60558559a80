import { expect, test } from 'vitest';
import { dueState } from '#web/dates/due-state.ts';
import { dueMoment } from './todo-texts.ts';

const now = new Date(2030, 2, 10, 14, 30);
const state = (dueDate: string, dueTime: string | null = null) => dueState(dueMoment({ dueDate, dueTime }) ?? now, now);

test('is overdue after the end of the day, or after its time', () => {
  expect([state('2030-03-09'), state('2030-03-10', '14:00')]).toEqual(['overdue', 'overdue']);
  expect([state('2030-03-10'), state('2030-03-10', '15:00')]).toEqual(['today', 'today']);
  expect(dueMoment({ dueDate: null, dueTime: null })).toBeNull();
});

test('labels the next two days as soon', () => {
  expect([state('2030-03-11'), state('2030-03-12'), state('2030-03-13')]).toEqual(['soon', 'soon', 'later']);
});
