import { expect, test } from 'vitest';
import { isZone } from '#server/zone-days.ts';
import { countryCodes } from './country-code.ts';
import { mainZoneOf } from './main-zones.ts';

test('has a main zone for every inhabited country', () => {
  expect(countryCodes.filter((code) => mainZoneOf(code) === null)).toEqual(['AQ', 'BV', 'HM']);
});

test('lists only zones that exist', () => {
  expect(countryCodes.filter((code) => !isZone(mainZoneOf(code) ?? 'UTC'))).toEqual([]);
});

test.each([
  ['US', 'America/New_York'],
  ['CA', 'America/Toronto'],
  ['AU', 'Australia/Sydney'],
  ['BR', 'America/Sao_Paulo'],
  ['RU', 'Europe/Moscow'],
  ['CL', 'America/Santiago'],
  ['ES', 'Europe/Madrid'],
])('picks one main zone for %s, which has several: %s', (code, zone) => {
  expect(mainZoneOf(code)).toBe(zone);
});
