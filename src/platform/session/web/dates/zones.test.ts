import { expect, test } from 'vitest';
import { zonesLike } from './zones.ts';

const zones = ['Africa/Sao_Tome', 'America/Argentina/Buenos_Aires', 'America/New_York', 'America/Sao_Paulo', 'Asia/Tokyo', 'Europe/Berlin'];

test('finds a time zone by city or region, ignoring accents', () => {
  expect(zonesLike(zones, 'ber')).toEqual(['Europe/Berlin']);
  expect(zonesLike(zones, 'new york')).toEqual(['America/New_York']);
  expect(zonesLike(zones, 'São Pau')).toEqual(['America/Sao_Paulo']);
  expect(zonesLike(zones, 'america b')).toEqual(['America/Argentina/Buenos_Aires']);
  expect(zonesLike(zones, 'a')).toHaveLength(5);
  expect(zonesLike(zones, 'nowhere')).toEqual([]);
  expect(zonesLike(zones, '')).toHaveLength(6);
});

test('ranks a city with the typed prefix above a region', () => {
  expect(zonesLike(['America/Bahia', 'Asia/Amman'], 'am')).toEqual(['Asia/Amman', 'America/Bahia']);
});
