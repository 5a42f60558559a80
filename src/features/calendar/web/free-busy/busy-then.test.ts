import { expect, test } from 'vitest';
import { inTheWay, spansOf } from './busy-then.ts';

const at = (time: string) => `2031-05-05T${time}:00.000Z`;
const busy = spansOf([
  { start: at('09:00'), end: at('10:00') },
  { start: at('10:00'), end: at('11:00'), maybe: true },
  { start: at('13:00'), end: at('14:00'), maybe: true },
]);
const then = (from: string, until: string) => {
  const found = inTheWay(busy, { from: new Date(at(from)), until: new Date(at(until)) });
  return found && [found.isMaybe, ...found.spans.map((span) => span.from.toISOString().slice(11, 16))];
};

test('what is sure is said where there is some, else what is not; what touches is not in the way', () => {
  expect(then('09:30', '10:30')).toEqual([false, '09:00']);
  expect(then('10:30', '13:30')).toEqual([true, '10:00', '13:00']);
  expect(then('11:00', '13:00')).toBeNull();
  expect(then('08:00', '09:00')).toBeNull();
});
