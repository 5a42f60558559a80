import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { bySchema, firstOfEach } from './check-values.ts';

const check = bySchema(
  z.object({ name: z.string().check(z.minLength(1), z.regex(/^\p{L}+$/u)), stops: z.array(z.object({ at: z.string() })) }),
);

test('reports only the first error per field', () => {
  expect(check({ name: '', stops: [] })).toEqual({ name: { code: 'required' } });
  expect(check({ name: 'Maren', stops: [] })).toEqual({});
});

test('reports a nested error at its field', () => {
  expect(check({ name: 'Maren', stops: [{ at: 'Oslo' }, { at: 7 }] })).toEqual({ stops: { code: 'not_text' } });
  expect(firstOfEach([['stops.1.at', [{ code: 'not_text' }]]])).toEqual({ stops: { code: 'not_text' } });
});
