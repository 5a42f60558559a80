import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../contract.ts';
import { findAddressedEvent, listedOn, panelEventAfter, panelEventOf } from './panel-event.ts';

const day = (date: number) => `2031-03-${String(date).padStart(2, '0')}T09:00:00.000Z`;

function eventOf(id: number, date: number, props: Partial<CalendarEvent['extendedProps']> = {}, title = 'Walk'): CalendarEvent {
  return {
    ...{ id, url: '', title, start: day(date), end: null, allDay: false },
    extendedProps: {
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
        rrule: null,
      },
      ...{ reminders: [], ownerId: 1, isEditable: true, occurrence: null, isException: false, version: 1, ...props },
    },
  };
}
const occurrence = (id: number, date: number, version = 1) => eventOf(id, date, { occurrence: day(date), rrule: 'FREQ=DAILY', version });
const exception = (id: number, date: number, of: number) => eventOf(id, date, { occurrence: day(of), isException: true }, 'Other');
const series = [occurrence(7, 3), occurrence(7, 4), occurrence(7, 5)];
const second = occurrence(7, 4);

describe('the event that an address means', () => {
  it('is named by its id, an occurrence by its place or its start too', () => {
    expect(findAddressedEvent(series, 7, day(4))).toBe(series[1]);
    expect(findAddressedEvent([eventOf(8, 4)], 8, day(1))?.id).toBe(8);
    expect(findAddressedEvent([exception(9, 6, 4)], 9, day(6))?.id).toBe(9);
    expect(findAddressedEvent(series, 7, day(9))).toBeUndefined();
    expect(findAddressedEvent(series, 8, day(4))).toBeUndefined();
  });

  it('is the occurrence that was changed since', () => {
    expect(findAddressedEvent([exception(9, 6, 4)], 7, day(4))?.id).toBe(9);
  });

  it('is never the changed occurrence of another series at the same time', () => {
    expect(findAddressedEvent([exception(9, 6, 4), ...series], 7, day(4))).toBe(series[1]);
  });
});

describe('what a panel stands on', () => {
  const begun = panelEventOf(second, 'address');

  it('stays what it is while the list does', () => {
    const standing = listedOn(begun, [second]);
    expect(listedOn(standing, [second])).toBe(standing);
  });

  it('follows what others change, and no list that is older than the last answer', () => {
    expect(listedOn(begun, [occurrence(7, 4, 2)]).event.extendedProps.version).toBe(2);
    const saved = panelEventAfter(begun, occurrence(7, 4, 3));
    expect(listedOn(saved, series).event.extendedProps.version).toBe(3);
  });

  it('goes on as the event that the occurrence has become, also before it is listed, and back when that is taken back', () => {
    const saved = panelEventAfter(begun, exception(9, 4, 4));
    expect(saved.key).toBe(begun.key);
    const stale = listedOn(saved, series);
    expect([stale.event.id, stale.isListed]).toEqual([9, false]);
    const fresh = listedOn(stale, [exception(9, 4, 4)]);
    expect([fresh.event.id, fresh.isListed]).toEqual([9, true]);
    const back = listedOn(fresh, series);
    expect([back.event, back.key, back.round]).toEqual([series[1], begun.key, 1]);
    expect(listedOn(back, series)).toBe(back);
  });

  it('goes on as the series that follows, and back', () => {
    const saved = panelEventAfter(begun, occurrence(8, 4));
    const fresh = listedOn(saved, [series[0], occurrence(8, 4)] as CalendarEvent[]);
    expect([fresh.event.id, fresh.addresses.at(-1)]).toEqual([8, `8 ${day(4)}`]);
    expect(listedOn(fresh, series).event.id).toBe(7);
  });

  it('stays in sight when it is moved out of what is shown', () => {
    const moved = panelEventAfter(panelEventOf(eventOf(8, 4), 'address'), { ...eventOf(8, 4), start: '2032-01-01T09:00:00.000Z' });
    expect(listedOn(moved, []).isListed).toBe(false);
    expect(listedOn(moved, []).event.start).toBe('2032-01-01T09:00:00.000Z');
  });

  it('is the first of what happened once and recurs by now', () => {
    expect(listedOn(panelEventOf(eventOf(7, 3), 'address'), series).event).toBe(series[0]);
  });
});
