import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { bySchema, firstOfEach } from './check-values.ts';

const check = bySchema(
  z.object({ name: z.string().check(z.minLength(1), z.regex(/^\p{L}+$/u)), stops: z.array(z.object({ at: z.string() })) }),
);

test('of each field the first thing that is wrong is told', () => {
  expect(check({ name: '', stops: [] })).toEqual({ name: { code: 'required' } });
  expect(check({ name: 'Maren', stops: [] })).toEqual({});
});

test('what is wrong within a field is told of that field', () => {
  expect(check({ name: 'Maren', stops: [{ at: 'Oslo' }, { at: 7 }] })).toEqual({ stops: { code: 'not_text' } });
  expect(firstOfEach([['stops.1.at', [{ code: 'not_text' }]]])).toEqual({ stops: { code: 'not_text' } });
});
