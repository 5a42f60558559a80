import { afterEach, expect, test } from 'vitest';
import { setDateSetting } from '#web/dates/date-setting.ts';
import { cardDueMover } from './card-due-mover.ts';

afterEach(() => void setDateSetting());

test('keeps the time of day when a card moves to another day, even across a DST change, and sets a new one when moved to an hour', () => {
  setDateSetting({ timeZone: 'Europe/Berlin', weekStart: null, hourCycle: null });
  const before = '2030-03-12T08:15:00.000Z';
  expect(cardDueMover.startAt({ start: '2030-04-02', allDay: true }, before)).toBe('2030-04-02T07:15:00.000Z');
  expect(cardDueMover.startAt({ start: '2030-03-14T16:00:00Z', allDay: false }, before)).toBe('2030-03-14T16:00:00.000Z');
});
