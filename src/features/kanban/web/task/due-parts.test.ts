import { expect, test } from 'vitest';
import { dueFrom, dueParts } from './due-parts.ts';

test('round-trips a day and a time', () => {
  const parts = { day: '2026-03-12', time: '09:05' };
  expect(dueParts(dueFrom(parts) ?? null)).toEqual(parts);
  expect(dueParts(dueFrom({ day: '2026-03-12', time: '' }) ?? null).time).toBe('17:00');
  expect(dueParts(null)).toEqual({ day: '', time: '' });
});

test('returns undefined for incomplete input', () => {
  expect(dueFrom({ day: '', time: '09:00' })).toBeUndefined();
  expect(dueFrom({ day: '0002-03-12', time: '' })).toBeUndefined();
});
