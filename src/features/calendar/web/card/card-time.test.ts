import { expect, test } from 'vitest';
import { cardTime } from './card-time.ts';

const now = new Date('2031-03-01T12:00:00Z');
const day = (date: number) => `2031-03-${String(date).padStart(2, '0')}`;
const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ');

test('shows an event’s day and hours once, and its year only if it differs', () => {
  const said = (start: string, end: string | null, allDay = false) => plain(cardTime({ start, end, allDay }, 'en', now));
  expect(said(day(12), day(13), true)).toMatch(/^Wed\D+12\D*$/);
  expect(said(day(12), day(15), true)).toMatch(/12.*14/);
  expect(said('2032-03-12', null, true)).toContain('2032');
  const timed = said(`${day(12)}T12:00:00Z`, `${day(12)}T13:30:00Z`);
  expect(timed.match(/March/g)).toHaveLength(1);
  expect(timed).toContain('30');
  expect(said(`${day(12)}T12:00:00Z`, null)).not.toContain('–');
});
