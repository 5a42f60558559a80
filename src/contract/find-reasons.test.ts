import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { findReasons, says } from './find-reasons.ts';
import { emailOrNone, flag, id, list, oneLine, plainDate } from './primitives.ts';

const found = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(findReasons(schema, value).map(([path, reason]) => [path.join('.'), reason]));

test('reports contract violations as codes with values', () => {
  const body = z.strictObject({
    id: id(),
    title: oneLine(5).check(z.minLength(1)),
    note: z.string().check(z.minLength(3)),
    kind: z.enum(['card', 'cash']),
    every: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
    ids: list(id(), 2),
    on: plainDate(),
    isDone: flag(),
  });
  expect(
    found(body, {
      id: 'x',
      title: '',
      note: 'a',
      kind: 'gold',
      every: 100,
      ids: '1,2,3',
      on: '2030-02-31',
      isDone: 'maybe',
      colour: 'red',
    }),
  ).toEqual({
    id: { code: 'not_a_whole_number' },
    title: { code: 'required' },
    note: { code: 'too_short', min: 3 },
    kind: { code: 'not_one_of', choices: ['card', 'cash'] },
    every: { code: 'too_great', max: 99 },
    ids: { code: 'too_many', max: 2 },
    on: { code: 'not_a_day' },
    isDone: { code: 'not_a_yes_or_no' },
    colour: { code: 'unknown_field' },
  });
  expect(found(body, { title: 'Too long', note: 7, kind: undefined, every: 1.5, ids: {}, on: 'x', isDone: true })).toEqual({
    id: { code: 'required' },
    title: { code: 'too_long', max: 5 },
    note: { code: 'not_text' },
    kind: { code: 'required' },
    every: { code: 'not_a_whole_number' },
    ids: { code: 'not_a_list' },
    on: { code: 'not_a_day' },
  });
});

test('reports the closest matching branch of a union', () => {
  expect(found(emailOrNone(), 'nobody')).toEqual({ '': { code: 'not_an_email' } });
  const guest = z.union([z.string(), z.object({ email: z.string().check(z.regex(/@/, says('not_an_email'))) })]);
  expect(found(z.object({ guests: z.array(guest) }), { guests: ['a', { email: 'b' }] })).toEqual({
    'guests.1.email': { code: 'not_an_email' },
  });
});

test('reports a pattern without a code in general terms', () => {
  expect(found(z.string().check(z.regex(/^a$/)), 'b')).toEqual({ '': { code: 'malformed' } });
});
