import { expect, test } from 'vitest';
import { readFilter, writeSearch } from './search-filter.ts';

test.each([
  'oak from:"Ann Berg" to:bob subject:roof after:2026-01-01 before:2026-02-01 has:attachment is:unread is:starred in:anywhere',
  '"oak or ash" -from:ann -"two words" label:important is:read filename:pdf cc:bob',
  'bcc:bob -in:trash -is:unread',
  '',
])('%j survives a round trip through the form', (q) => {
  expect(writeSearch(readFilter(q, 'en'), 'en')).toBe(q);
});

test('fills the fields of the form and leaves the rest in the words', () => {
  const filter = readFilter('oak من:أحمد from:ann has:attachment label:important', 'en');
  expect(filter).toMatchObject({ from: 'أحمد', hasAttachment: true, words: 'oak from:ann label:important' });
});

test('writes operators in the reader’s language', () => {
  const filter = { ...readFilter('', 'ar'), from: 'أحمد علي', hasAttachment: true, isUnread: true, place: 'anywhere' as const };
  expect(writeSearch(filter, 'ar')).toBe('من:"أحمد علي" فيه:مرفق حالة:غير-مقروءة في:الكل');
  expect(readFilter(writeSearch(filter, 'ar'), 'ar')).toEqual(filter);
});

test.each([
  ['de', 'von:Ann hat:anhang ist:ungelesen in:überall'],
  ['fr', 'de:Ann contient:pièce-jointe est:non-lu dans:partout'],
  ['pt', 'de:Ann tem:anexo está:por-ler em:todo-o-lado'],
])('writes operators in %s: %s', (language, written) => {
  const filter = { ...readFilter('', language), from: 'Ann', hasAttachment: true, isUnread: true, place: 'anywhere' as const };
  expect(writeSearch(filter, language)).toBe(written);
  expect(readFilter(written, 'en')).toEqual(filter);
});

test('finds and writes a custom label by name, ignoring case, accents and dashes', () => {
  const own = [{ label: 'label-7', name: 'Clients À' }];
  expect(writeSearch(readFilter('label:clients-a oak', 'en', own), 'en')).toBe('label:"Clients À" oak');
});
