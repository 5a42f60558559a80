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

describe('the event in the URL', () => {
  it('is found by its id, and an occurrence also by its key or its start', () => {
    expect(findAddressedEvent(series, 7, day(4))).toBe(series[1]);
    expect(findAddressedEvent([eventOf(8, 4)], 8, day(1))?.id).toBe(8);
    expect(findAddressedEvent([exception(9, 6, 4)], 9, day(6))?.id).toBe(9);
    expect(findAddressedEvent(series, 7, day(9))).toBeUndefined();
    expect(findAddressedEvent(series, 8, day(4))).toBeUndefined();
  });

  it('is the occurrence as changed since', () => {
    expect(findAddressedEvent([exception(9, 6, 4)], 7, day(4))?.id).toBe(9);
  });

  it('is never a changed occurrence of another series at the same time', () => {
    expect(findAddressedEvent([exception(9, 6, 4), ...series], 7, day(4))).toBe(series[1]);
  });
});

describe('the event of a panel', () => {
  const begun = panelEventOf(second, 'address');

  it('is unchanged while the list is', () => {
    const standing = listedOn(begun, [second]);
    expect(listedOn(standing, [second])).toBe(standing);
  });

  it('follows other people’s changes, but not a list older than the last response', () => {
    expect(listedOn(begun, [occurrence(7, 4, 2)]).event.extendedProps.version).toBe(2);
    const saved = panelEventAfter(begun, occurrence(7, 4, 3));
    expect(listedOn(saved, series).event.extendedProps.version).toBe(3);
  });

  it('becomes the changed occurrence’s event, even before it is listed, and reverts on undo', () => {
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

  it('becomes the following series after a split, and reverts on undo', () => {
    const saved = panelEventAfter(begun, occurrence(8, 4));
    const fresh = listedOn(saved, [series[0], occurrence(8, 4)] as CalendarEvent[]);
    expect([fresh.event.id, fresh.addresses.at(-1)]).toEqual([8, `8 ${day(4)}`]);
    expect(listedOn(fresh, series).event.id).toBe(7);
  });

  it('stays visible when moved out of the visible range', () => {
    const moved = panelEventAfter(panelEventOf(eventOf(8, 4), 'address'), { ...eventOf(8, 4), start: '2032-01-01T09:00:00.000Z' });
    expect(listedOn(moved, []).isListed).toBe(false);
    expect(listedOn(moved, []).event.start).toBe('2032-01-01T09:00:00.000Z');
  });

  it('is the first occurrence once a single event recurs', () => {
    expect(listedOn(panelEventOf(eventOf(7, 3), 'address'), series).event).toBe(series[0]);
  });
});
