import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../contract.ts';
import { changedEvents } from './apply-event-change.ts';

const props: CalendarEvent['extendedProps'] = {
  ...{
    calendar: 'Business' as const,
    ownCalendarId: null,
    guests: [],
    location: '',
    description: '',
    conference: '',
    isFree: false,
    isPrivate: false,
    timeZone: 'UTC',
    rrule: 'FREQ=DAILY',
    reminders: [],
  },
  ...{ ownerId: 1, isEditable: true, isException: false, version: 1, occurrence: null },
};

const occurrence = (id: number, day: string): CalendarEvent => ({
  ...{ id, url: '', title: `Event ${id}`, start: `${day}T09:00:00.000Z`, end: `${day}T10:00:00.000Z`, allDay: false },
  extendedProps: { ...props, occurrence: `${day}T09:00:00.000Z` },
});
const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
const series = days.map((day) => occurrence(1, day));
const other = occurrence(2, '2026-11-02');
const [, second] = series;
const later = second && { ...second, start: '2026-11-02T11:00:00.000Z', end: '2026-11-02T13:00:00.000Z', title: 'Later' };

const startsAfter = (scope: 'this' | 'following' | 'all') =>
  changedEvents([...series, other], { event: second as CalendarEvent, scope, changed: later as CalendarEvent }).map(({ start }) =>
    start.slice(8, 13),
  );

describe('an event change', () => {
  it('applies to one occurrence, this and the following ones, or all', () => {
    expect(startsAfter('this')).toEqual(['01T09', '02T11', '03T09', '02T09']);
    expect(startsAfter('following')).toEqual(['01T09', '02T11', '03T11', '02T09']);
    expect(startsAfter('all')).toEqual(['01T11', '02T11', '03T11', '02T09']);
  });

  it('moves start and end independently', () => {
    const [first] = changedEvents(series, { event: second as CalendarEvent, scope: 'all', changed: later as CalendarEvent });
    expect(first).toMatchObject({ start: '2026-11-01T11:00:00.000Z', end: '2026-11-01T13:00:00.000Z', title: 'Later' });
    expect(first?.extendedProps.occurrence).toBe('2026-11-01T09:00:00.000Z');
  });

  it('does not apply twice to events that already include it', () => {
    const moved = series.map((one) => ({ ...one, extendedProps: { ...one.extendedProps, version: 2, occurrence: `${one.start}+` } }));
    expect(changedEvents(moved, { event: second as CalendarEvent, scope: 'all', changed: later as CalendarEvent })).toEqual(moved);
  });

  it('drops removed events', () => {
    const left = changedEvents([...series, other], { event: second as CalendarEvent, scope: 'following', changed: null });
    expect(left).toEqual([series[0], other]);
  });
});
