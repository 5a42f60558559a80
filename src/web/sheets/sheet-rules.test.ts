import { expect, test } from 'vitest';
import { missingColumns, ruleChecker } from './sheet-rules.ts';

const head = ['Name', 'E-mail', 'Price', 'Since'];

test('checks each cell by the rules of its column, and empty cells only if required', () => {
  const check = ruleChecker(head, [
    { column: 'name', is: 'required' },
    { column: 'E-Mail', is: 'email' },
    { column: 'Price', is: 'number' },
    { column: 'Since', is: 'day' },
  ]);
  expect(check(['Holm', 'a@b.example', '1,429.50', '2026-03-09'])).toEqual([]);
  expect(check(['Holm'])).toEqual([]);
  expect(check([' ', 'nobody', 'much', '2026-13-40'])).toEqual([
    { column: 0, why: 'required' },
    { column: 1, why: 'email' },
    { column: 2, why: 'number' },
    { column: 3, why: 'day' },
  ]);
  expect(check(['a', '', '', '', 'one too many'])).toEqual([{ column: -1, why: 'too_wide' }]);
});

test('reports the repeated occurrence of a unique value', () => {
  const check = ruleChecker(head, [{ column: 'E-mail', is: 'unique' }]);
  expect([check(['', 'A@b.example']), check(['', 'a@b.example'])]).toEqual([[], [{ column: 1, why: 'unique' }]]);
});

test('reports a missing required column', () => {
  expect(
    missingColumns(
      ['name'],
      [
        { column: 'Name', is: 'required' },
        { column: 'Stock', is: 'required' },
        { column: 'Note', is: 'day' },
      ],
    ),
  ).toEqual(['Stock']);
});
