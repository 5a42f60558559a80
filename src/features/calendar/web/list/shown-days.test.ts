import { afterEach, describe, expect, it } from 'vitest';
import { setDateSetting } from '#web/dates/date-setting.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { type EventTimes, isWithin } from '../../event-times.ts';
import { readRange } from '../../server/read-times.ts';
import { momentOf } from '../../zone-times.ts';
import { daysInRange, queryRange, shownDays, shownView, stepped, titleOf } from './shown-days.ts';

describe('the requested range', () => {
  it('of a month covers every visible day, in every zone and with every first weekday', () => {
    for (const day of ['2026-02-10', '2026-11-21', '2026-12-31', '2028-02-29'])
      for (const firstWeekday of [0, 1, 6]) {
        const { start, end } = queryRange('month', day, firstWeekday);
        const shown = shownDays('month', day, firstWeekday);
        // Time zones range from 12 hours behind UTC to 14 ahead.
        expect(Date.parse(shown.start) - Date.parse(start)).toBeGreaterThanOrEqual(14 * 3_600_000);
        expect(Date.parse(end) - Date.parse(shown.end)).toBeGreaterThanOrEqual(12 * 3_600_000);
        expect(queryRange('list', day, 1)).toEqual({ start, end });
      }
  });

  it('of a week covers that week', () => {
    const { start, end } = queryRange('week', '2026-11-21', 1);
    expect(Date.parse(end) - Date.parse(start)).toBe(7 * 86_400_000);
  });
});

describe('the first and last days of a grid', () => {
  afterEach(() => void setDateSetting());
  const days = { allDay: true, startsAt: null, endsAt: null };
  const times = { allDay: false, startDate: null, endDate: null };

  // Covers both DST changes in Europe, the end of a year, a leap day, and a month that starts on the first day of a week.
  it.each(['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'include all-day events, and their first and last minutes, in %s',
    (timeZone) => {
      setDateSetting({ timeZone, weekStart: null, hourCycle: null });
      for (const view of ['month', 'week', 'three', 'day', 'list'] as const)
        for (const day of ['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29', '2026-02-15'])
          for (const firstWeekday of [0, 1, 6]) {
            const { start, end } = shownDays(view, day, firstWeekday);
            const range = readRange(queryRange(view, day, firstWeekday));
            const isShown = (event: EventTimes) => range !== null && isWithin(event, range);
            const edges = [start, addDays(end, -1)].flatMap((one): EventTimes[] => [
              { ...days, startDate: one, endDate: addDays(one, 1), timeZone },
              { ...times, startsAt: momentOf(`${one}T00:00:00`, timeZone), endsAt: momentOf(`${one}T00:01:00`, timeZone), timeZone },
              { ...times, startsAt: momentOf(`${one}T23:59:00`, timeZone), endsAt: null, timeZone },
            ]);
            expect(edges.filter((event) => !isShown(event))).toEqual([]);
          }
    },
  );
});

describe('the visible days', () => {
  it('are whole weeks for a month', () => {
    expect(shownDays('month', '2026-11-21', 0)).toEqual({ start: '2026-11-01', end: '2026-12-06' });
    expect(shownDays('month', '2026-11-21', 1)).toEqual({ start: '2026-10-26', end: '2026-12-07' });
    expect(shownDays('month', '2026-11-21', 6)).toEqual({ start: '2026-10-31', end: '2026-12-05' });
  });

  it('are three days of a week without room for seven', () => {
    expect([shownView('week', true), shownView('week', false), shownView('month', true)]).toEqual(['three', 'week', 'month']);
    expect(shownDays('three', '2026-11-21', 1)).toEqual({ start: '2026-11-21', end: '2026-11-24' });
    expect([stepped('three', '2026-11-21', 1), stepped('three', '2026-11-21', -1)]).toEqual(['2026-11-24', '2026-11-18']);
  });

  it('are a week, a day, or the days of a month', () => {
    expect(shownDays('week', '2026-11-21', 1)).toEqual({ start: '2026-11-16', end: '2026-11-23' });
    expect(shownDays('day', '2026-11-21', 1)).toEqual({ start: '2026-11-21', end: '2026-11-22' });
    expect(shownDays('list', '2026-11-21', 1)).toEqual({ start: '2026-11-01', end: '2026-12-01' });
    expect(daysInRange(shownDays('week', '2026-11-21', 1))).toHaveLength(7);
  });

  it('advance step by step', () => {
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(stepped('week', '2026-11-21', -1)).toBe('2026-11-14');
    expect(stepped('day', '2026-12-31', 1)).toBe('2027-01-01');
  });

  it('have a title', () => {
    expect(titleOf('month', '2026-11-21', 0, 'en')).toBe('November 2026');
    expect(titleOf('week', '2026-12-01', 1, 'en')).toBe('30 Nov – 6 Dec 2026'.replaceAll(' – ', '\u2009–\u2009'));
  });
});
