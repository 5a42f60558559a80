import { expect, test } from 'vitest';
import { isOneSlip, matchText } from './match-text.ts';

const marked = (text: string, typed: string) => matchText(text, typed)?.marks.map(([from, until]) => text.slice(from, until));
const bestOf = (typed: string, texts: readonly string[]) =>
  texts.toSorted((a, b) => (matchText(b, typed)?.score ?? -1) - (matchText(a, typed)?.score ?? -1))[0];

test.each([
  ['New invoice', 'inv', ['inv']],
  ['New invoice', 'invoice new', ['New', 'invoice']],
  ['Tax report', 'port', ['port']],
  ['Invoices', 'invioce', ['Invoice']],
  ['Invoices', 'invoce', ['Invoice']],
  ['Calendar', 'calender', ['Calendar']],
  ['My orders', 'mo', ['M', 'o']],
  ['Größe', 'gross', undefined],
  ['Größe', 'gro', ['Grö']],
  ['الفواتير', 'فواتير', ['فواتير']],
  ['Åsa Lindqvist', 'asa', ['Åsa']],
])('%s is found by %s', (text, typed, marks) => {
  expect(marked(text, typed)).toEqual(marks);
});

test.each([
  ['New invoice', ''],
  ['New invoice', '  '],
  ['New invoice', 'new client'],
  ['New', 'nwe'],
  ['Mail', 'mxyl'],
  ['Roles', 'oo'],
])('%s is not found by %s', (text, typed) => {
  expect(matchText(text, typed)).toBeUndefined();
});

test('a whole word is better than its beginning, that better than its middle, that than a slip', () => {
  expect(bestOf('role', ['Roles', 'My role'])).toBe('My role');
  expect(bestOf('port', ['Report', 'Portraits'])).toBe('Portraits');
  expect(bestOf('mails', ['E-mils', 'Hotmails'])).toBe('Hotmails');
});

test('a slip is one letter more, less, another, or two in the other order', () => {
  expect(['card', 'crad', 'cards', 'cad', 'cord'].map((word) => isOneSlip('card', word))).toEqual([true, true, true, true, true]);
  expect(['dcar', 'cd', 'cordy', 'board'].map((word) => isOneSlip('card', word))).toEqual([false, false, false, false]);
});
