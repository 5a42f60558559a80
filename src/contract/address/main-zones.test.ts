import { expect, test } from 'vitest';
import { isZone } from '#server/zone-days.ts';
import { countryCodes } from './country-code.ts';
import { mainZoneOf } from './main-zones.ts';

test('every country has a main zone, except where nobody lives', () => {
  expect(countryCodes.filter((code) => mainZoneOf(code) === null)).toEqual(['AQ', 'BV', 'HM']);
});

test('every main zone exists', () => {
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
])('%s has several zones: its main one is %s', (code, zone) => {
  expect(mainZoneOf(code)).toBe(zone);
});
