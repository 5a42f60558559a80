import { expect, test } from 'vitest';
import { isOneSlip, matchText } from './match-text.ts';

const marked = (text: string, typed: string) => matchText(text, typed)?.marks.map(([from, until]) => text.slice(from, until));
const bestOf = (typed: string, texts: readonly string[]) =>
  texts.toSorted((a, b) => (matchText(a, typed)?.rank ?? 99) - (matchText(b, typed)?.rank ?? 99))[0];

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

test.each([
  ['Invoices', 'invoices', 'whole'],
  ['Invoice settings', 'invoice', 'start'],
  ['New invoice', 'inv', 'words'],
  ['Tax report', 'port', 'within'],
  ['My orders', 'mo', 'initials'],
  ['Calendar', 'calender', 'typo'],
])('%s matches %s: %s', (text, typed, tier) => {
  expect(matchText(text, typed)?.tier).toBe(tier);
});

test('ranks the whole text first, then its start, its words, their middle, and typos', () => {
  expect(bestOf('roles', ['Roles of users', 'Roles'])).toBe('Roles');
  expect(bestOf('role', ['My role', 'Role model'])).toBe('Role model');
  expect(bestOf('holt', ['Holtby works', 'The Holt lamp', 'Holt lamp'])).toBe('Holt lamp');
  expect(bestOf('port', ['Report', 'Portraits'])).toBe('Portraits');
  expect(bestOf('mails', ['Mials', 'Hotmails'])).toBe('Hotmails');
});

test.each([
  ['Settle an invoice', 'kettle'],
  ['Calendar', 'vale'],
])('a typo in the first letter makes it a different word: %s, %s', (text, typed) => {
  expect(matchText(text, typed)).toBeUndefined();
});

test('a slip is one letter added, removed, replaced, or swapped with the next', () => {
  expect(['card', 'crad', 'cards', 'cad', 'cord'].map((word) => isOneSlip('card', word))).toEqual([true, true, true, true, true]);
  expect(['dcar', 'cd', 'cordy', 'board'].map((word) => isOneSlip('card', word))).toEqual([false, false, false, false]);
});
