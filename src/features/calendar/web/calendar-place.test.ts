import { describe, expect, it } from 'vitest';
import { calendarNames } from '../contract.ts';
import { type CalendarPlace, calendarAddress, calendarPlaceFrom } from './calendar-place.ts';

describe('the calendar URL', () => {
  it('survives a round trip', () => {
    const place: CalendarPlace = {
      view: 'week',
      date: '2026-11-21',
      calendars: ['Business', 'Family'],
      hidden: [3, 12],
      overlays: ['todo'],
      eventId: 7,
      at: '2026-11-20T09:00:00.000Z',
    };
    const address = new URL(calendarAddress(place), 'http://localhost');
    expect(calendarPlaceFrom(Object.fromEntries(address.searchParams), 1440)).toEqual(place);
  });

  it('shows everything if it has no filter, and nothing if the filter is empty', () => {
    expect(calendarPlaceFrom({}, 1440)).toMatchObject({ view: 'month', calendars: calendarNames, overlays: [], eventId: null, at: null });
    expect(calendarPlaceFrom({}, 390).view).toBe('list');
    expect(calendarPlaceFrom({ calendars: '' }, 1440).calendars).toEqual([]);
    expect(calendarPlaceFrom({ hide: 'x,-1,4,' }, 1440)).toMatchObject({ calendars: calendarNames, hidden: [4] });
    expect(calendarPlaceFrom({ view: 'decade', date: '2026-02-31', event: 'x' }, 1440)).toMatchObject({ view: 'month', eventId: null });
  });

  it('falls back to the last selection', () => {
    const kept = { view: 'week', calendars: 'Business', hide: '4', show: 'todo' };
    expect(calendarPlaceFrom({}, 1440, kept)).toMatchObject({ view: 'week', calendars: ['Business'], hidden: [4], overlays: ['todo'] });
    expect(calendarPlaceFrom({ event: 7 }, 1440, kept)).toMatchObject({ view: 'week', eventId: 7 });
    expect(calendarPlaceFrom({ view: 'day' }, 1440, kept)).toMatchObject({
      view: 'day',
      calendars: calendarNames,
      hidden: [],
      overlays: [],
    });
  });

  it('shows the day of its occurrence', () => {
    expect(calendarPlaceFrom({ event: 7, at: '2030-05-06' }, 1440)).toMatchObject({ date: '2030-05-06', eventId: 7 });
  });
});
