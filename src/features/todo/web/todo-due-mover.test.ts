import { afterEach, expect, test } from 'vitest';
import { setDateSetting } from '#web/dates/date-setting.ts';
import { todoDueMover } from './todo-due-mover.ts';

afterEach(() => void setDateSetting());

test('sets the date where a to-do is dropped, and in the hours grid also the reader’s clock time', () => {
  setDateSetting({ timeZone: 'Asia/Tokyo', weekStart: null, hourCycle: null });
  expect(todoDueMover.startAt({ start: '2030-03-12', allDay: true }, '2030-03-10T17:00:00')).toBe('2030-03-12');
  expect(todoDueMover.startAt({ start: '2030-03-12T22:15:00.000Z', allDay: false }, '2030-03-10')).toBe('2030-03-13T07:15:00');
});
