import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { setDateSetting } from '#web/dates/date-setting.ts';
import { beginOf } from '#web/dates/plain-day.ts';
import type { TodoTask } from '../../contract.ts';
import { clockOf, freeTimes, momentInDay, partsOfDay, plannedSpan, shownHours, spannedEvents } from './day-model.ts';

const task = (id: number, dueDate: string | null, dueTime: string | null = null): TodoTask => ({
  ...{ id, title: `${id}`, dueDate, dueTime, description: '', assignee: null, tags: [], isCompleted: false },
  ...{ isDeleted: false, isImportant: false, subtasks: [], repeat: null, remindAt: null, version: 1 },
});

test('groups items by part of the day, with undated ones last', () => {
  const card = {
    id: 9,
    title: '9',
    dueAt: new Date(2030, 2, 11, 10).toISOString(),
    spaceId: 1,
    spaceName: 'B',
    boardId: 'todo',
    doneBoardId: 'done',
  };
  const parts = partsOfDay(
    [
      task(1, null),
      task(2, '2030-03-12'),
      task(3, '2030-03-11', '12:00'),
      task(4, '2030-03-11'),
      task(5, '2030-03-10'),
      task(6, '2030-03-13'),
    ],
    [card],
    '2030-03-11',
  );
  const ids = Object.fromEntries(Object.entries(parts).map(([name, items]) => [name, items.map(({ id }) => id)]));
  expect(ids).toEqual({ overdue: [5], today: [9, 3, 4], tomorrow: [2], later: [6, 1] });
});

describe('the schedule of a day', () => {
  const at = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const busy = [
    { from: at('09:00'), until: at('10:00') },
    { from: at('10:30'), until: at('11:15') },
  ];
  test('books an hour, or the free part of it, and nothing during an event', () => {
    expect(plannedSpan(at('08:00'), busy)).toEqual({ from: at('08:00'), until: at('09:00') });
    expect(plannedSpan(at('10:00'), busy)).toEqual({ from: at('10:00'), until: at('10:30') });
    expect(plannedSpan(at('09:30'), busy)).toBeNull();
    expect(plannedSpan(at('23:30'), busy)).toEqual({ from: at('23:30'), until: 24 * 60 });
  });
  test('offers the next free half hours', () => {
    expect(freeTimes(at('09:10'), busy, 4).map(clockOf)).toEqual(['10:00', '11:30', '12:00', '12:30']);
    expect(freeTimes(at('19:40'), busy)).toEqual([]);
  });
  test('shows more hours when events need them', () => {
    expect(shownHours(busy)).toEqual({ from: at('07:00'), until: at('20:00') });
    expect(shownHours([{ from: at('05:30'), until: at('22:10') }])).toEqual({ from: at('05:00'), until: at('23:00') });
  });
});

describe('on the day when daylight saving time ends', () => {
  const day = '2030-10-27';
  beforeAll(() => void setDateSetting({ timeZone: 'Europe/Berlin', weekStart: null, hourCycle: null }));
  afterAll(() => void setDateSetting());
  const event = (start: string, end: string | null) => ({ start, end, allDay: false }) as CalendarEvent;
  test('places an event at its clock time', () => {
    const spans = spannedEvents([event('2030-10-27T08:00:00Z', '2030-10-27T09:30:00Z')], day);
    expect(spans.map(({ from, until }) => [clockOf(from), clockOf(until)])).toEqual([['09:00', '10:30']]);
  });
  test('clips an event that starts the day before or ends the day after', () => {
    const spans = spannedEvents([event('2030-10-26T12:00:00Z', '2030-10-28T12:00:00Z')], day);
    expect(spans).toMatchObject([{ from: 0, until: 24 * 60 }]);
  });
  test('schedules an item at the chosen clock time', () => {
    expect(momentInDay(day, 9 * 60).toISOString()).toBe('2030-10-27T08:00:00.000Z');
  });
});

test('ends an item scheduled until midnight at the end of the day', () => {
  expect(momentInDay('2030-12-31', 24 * 60)).toEqual(beginOf('2031-01-01'));
});
