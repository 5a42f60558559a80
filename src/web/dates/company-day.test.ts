import { afterEach, expect, test } from 'vitest';
import { clearSession, storeSession } from '../session-store.ts';
import { companyToday } from './company-day.ts';
import { dayOf } from './plain-day.ts';

afterEach(clearSession);

function signIn(companyZone?: string): void {
  const person = { id: 1, eid: 'oak-1', fullName: 'Ana', username: 'ana', avatar: null, email: 'ana@oak.example', role: 'admin' };
  const userData = { ...person, ability: [], extras: { eCommerceCartItemsCount: 0 }, ...(companyZone && { companyZone }) };
  storeSession({ userData, accessToken: 'a', refreshToken: 'r' });
}

const moment = new Date('2026-12-31T23:30:00Z');

test.each([
  ['America/Los_Angeles', '2026-12-31'],
  ['Pacific/Auckland', '2027-01-01'],
  ['Europe/Berlin', '2027-01-01'],
  ['UTC', '2026-12-31'],
])('today in %s is %s, regardless of the time zone of the user', (zone, day) => {
  signIn(zone);
  expect(companyToday(moment)).toBe(day);
});

test.each([undefined, 'Mars/Olympus'])('with the company time zone %s it is the day of the user', (zone) => {
  signIn(zone);
  expect(companyToday(moment)).toBe(dayOf(moment));
});
