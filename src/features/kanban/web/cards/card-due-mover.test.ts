import { afterEach, expect, test } from 'vitest';
import { setDateSetting } from '#web/dates/date-setting.ts';
import { cardDueMover } from './card-due-mover.ts';

afterEach(() => void setDateSetting());

test('a card keeps its hour on another day, also over a change of the clocks, and takes a new one among the hours', () => {
  setDateSetting({ timeZone: 'Europe/Berlin', weekStart: null, hourCycle: null });
  const before = '2030-03-12T08:15:00.000Z';
  expect(cardDueMover.startAt({ start: '2030-04-02', allDay: true }, before)).toBe('2030-04-02T07:15:00.000Z');
  expect(cardDueMover.startAt({ start: '2030-03-14T16:00:00Z', allDay: false }, before)).toBe('2030-03-14T16:00:00.000Z');
});
