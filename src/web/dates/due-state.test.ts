import { expect, test } from 'vitest';
import { dueState } from './due-state.ts';

const now = new Date(2026, 2, 12, 12, 0);
const at = (day: number, hour: number) => dueState(new Date(2026, 2, day, hour), now);

test('returns how soon it is due', () => {
  expect([at(11, 23), at(12, 11)]).toEqual(['overdue', 'overdue']);
  expect([at(12, 13), at(12, 23)]).toEqual(['today', 'today']);
  expect([at(13, 0), at(14, 23), at(15, 0)]).toEqual(['soon', 'soon', 'later']);
});
