import { expect, test } from 'vitest';
import { invitationTimes } from './invitation-times.ts';

test('a date is the same everywhere, and includes the last day', () => {
  const [day] = invitationTimes({ start: '2031-05-01', end: '2031-05-02', allDay: true, timeZone: 'Asia/Tokyo' }, 'en-GB', 'America/Lima');
  expect(day).toMatch(/^Thursday,? 1 May 2031$/);
  const [days] = invitationTimes({ start: '2031-05-01', end: '2031-05-04', allDay: true, timeZone: 'UTC' }, 'en-GB', 'Asia/Tokyo');
  expect(days).toMatch(/1.*3 May 2031/);
});

test('a time is shown in the reader’s zone first, then in the event’s if it differs', () => {
  const times = { start: '2031-05-01T08:00:00.000Z', end: '2031-05-01T09:00:00.000Z', allDay: false, timeZone: 'Europe/Lisbon' };
  const [own, there] = invitationTimes(times, 'en-GB', 'Asia/Tokyo');
  expect(own).toContain('17:00');
  expect(there).toMatch(/9:00.*10:00/);
  expect(invitationTimes({ ...times, end: null }, 'en-GB', 'Europe/Lisbon')).toHaveLength(1);
});
