import { expect, test } from 'vitest';
import { zonesLike } from './zones.ts';

const zones = ['Africa/Sao_Tome', 'America/Argentina/Buenos_Aires', 'America/New_York', 'America/Sao_Paulo', 'Asia/Tokyo', 'Europe/Berlin'];

test('a zone is found by its city, by its part of the world, and with accents or without', () => {
  expect(zonesLike(zones, 'ber')).toEqual(['Europe/Berlin']);
  expect(zonesLike(zones, 'new york')).toEqual(['America/New_York']);
  expect(zonesLike(zones, 'São Pau')).toEqual(['America/Sao_Paulo']);
  expect(zonesLike(zones, 'america b')).toEqual(['America/Argentina/Buenos_Aires']);
  expect(zonesLike(zones, 'a')).toHaveLength(5);
  expect(zonesLike(zones, 'nowhere')).toEqual([]);
  expect(zonesLike(zones, '')).toHaveLength(6);
});

test('a city that begins so stands before a part of the world', () => {
  expect(zonesLike(['America/Bahia', 'Asia/Amman'], 'am')).toEqual(['Asia/Amman', 'America/Bahia']);
});
