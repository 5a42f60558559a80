import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, added: `{+${text}}`, removed: `[-${text}]` })[kind])
    .join('');

test('reports additions and deletions word by word', () => {
  expect(shown('the oak is dry', 'the oak is dry')).toBe('the oak is dry');
  expect(shown('the oak is dry', 'the old oak is dry')).toBe('the {+old }oak is dry');
  expect(shown('the oak is dry now', 'the ash is dry')).toBe('the [-oak]{+ash} is dry[- now]');
  expect(shown('', 'a b')).toBe('{+a b}');
  expect(shown('a b', '')).toBe('[-a b]');
  expect(shown('خشب البلوط جاف', 'خشب الزان جاف')).toBe('خشب [-البلوط]{+الزان} جاف');
});

test('both texts can be restored from any diff', () => {
  const [before, after] = ['a b c a b\n\nb a', 'c b a b a c\nd'];
  const parts = wordDiff(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});

test('compares long texts line by line', () => {
  const long = Array.from({ length: 3000 }, (_, line) => `line ${line}\n`);
  const changed = long.with(7, 'another\n').with(2500, 'and one more\n');
  const parts = wordDiff(long.join(''), changed.join(''));
  expect(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['another\n', 'and one more\n']);
});
