import { parse as parseArabic } from 'chrono-node/ar';
import { parse as parseGerman } from 'chrono-node/de';
import { parse as parseEnglish } from 'chrono-node/en';
import { parse as parseFrench } from 'chrono-node/fr';
import { parse as parseJapanese } from 'chrono-node/ja';
import { parse as parseChinese } from 'chrono-node/zh';
import { describe, expect, test } from 'vitest';
import { samplePeople } from '#platform/people/sample-people.ts';
import type { ParseDates } from './find-due.ts';
import { type QuickAddLanguage, quickAddLanguage } from './line-grammars.ts';
import { type QuickAdd, readQuickAdd } from './read-quick-add.ts';

// A Saturday, regardless of the time zone the test runs in.
const now = new Date(2026, 10, 21, 14, 0);
const people = samplePeople.map(({ id, fullName }) => ({ id, fullName, avatar: null }));

const read = (text: string, language: QuickAddLanguage = 'en', parse: ParseDates = parseEnglish, at = now): Partial<QuickAdd> => {
  const all = readQuickAdd(text, { now: at, language, people }, parse);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value)));
};

test('parses everything in one line', () => {
  expect(read('call the bank tomorrow 5pm #high @ewa !')).toEqual({
    title: 'call the bank',
    dueDate: '2026-11-22',
    dueTime: '17:00',
    tags: ['high'],
    assigneeId: 9,
    isImportant: true,
  });
});

describe('dates and times', () => {
  test.each([
    ['pay today', 'pay', '2026-11-21', undefined],
    ['pay tomorrow', 'pay', '2026-11-22', undefined],
    ['tomorrow call the bank at 5pm', 'call the bank', '2026-11-22', '17:00'],
    ['pay by Friday', 'pay', '2026-11-27', undefined],
    ['pay due friday at noon', 'pay', '2026-11-27', '12:00'],
    ['slides on 3 March', 'slides', '2027-03-03', undefined],
    ['slides on May 5', 'slides', '2027-05-05', undefined],
    ['slides 2027-02-28 17:30', 'slides', '2027-02-28', '17:30'],
    ['stretch in 2 hours', 'stretch', '2026-11-21', '16:00'],
    ['renew in 3 weeks', 'renew', '2026-12-12', undefined],
    ['call mum tomorrow evening', 'call mum', '2026-11-22', '19:00'],
    ['call mum tonight', 'call mum', '2026-11-21', '20:00'],
    ['tomorrow #low 5pm pay', 'pay', '2026-11-22', '17:00'],
    ['lunch sun', 'lunch', '2026-11-22', undefined],
    ['call at 9am', 'call', '2026-11-22', '09:00'],
    ['call at 3pm', 'call', '2026-11-21', '15:00'],
    ['call at 2pm', 'call', '2026-11-22', '14:00'],
    ['tomorrow: call', 'call', '2026-11-22', undefined],
    ['call, tomorrow, the bank', 'call, the bank', '2026-11-22', undefined],
  ])('%s', (text, title, dueDate, dueTime) => {
    expect(read(text)).toMatchObject({ title, dueDate, ...(dueTime && { dueTime }) });
    expect(read(text).dueTime).toBe(dueTime);
  });
  test('are in the time zone of the reader, late in the evening too', () => {
    const late = new Date(2026, 11, 31, 23, 30);
    expect(read('pay today', 'en', parseEnglish, late).dueDate).toBe('2026-12-31');
    expect(read('pay tomorrow', 'en', parseEnglish, late).dueDate).toBe('2027-01-01');
    expect(read('pay at 11pm', 'en', parseEnglish, late)).toMatchObject({ dueDate: '2027-01-01', dueTime: '23:00' });
    expect(read('pay today', 'en', parseEnglish, new Date(2026, 0, 1, 0, 10)).dueDate).toBe('2026-01-01');
  });
  test.each([
    'ask May about the tables',
    'pay rent in May',
    'Sun lamp for the terrace',
    'sat on the chair again',
    'march plan',
    'wed the oak to the ash',
    'buy 2 lamps',
    'Fenn 27',
    'hold 2 weeks of stock',
    'add 1/2 litre of oil',
    'support 24/7',
    'print order 77952d0d',
    'paint the frame 2d',
    'rehearse 1h 30m',
    'room 1430',
    'do it now',
    'what we said yesterday',
    'find the mail of 2 days ago',
    'read https://x.example/2027/01/05/tomorrow',
    'write to may.5pm@example.com',
    'morning run',
    'version 1.2.3',
  ])('are not found in: %s', (text) => {
    expect(read(text)).toEqual({ title: text });
  });
});

describe('markers', () => {
  test.each<[string, Partial<QuickAdd>]>([
    ['a #b #c #b', { title: 'a', tags: ['b', 'c'] }],
    ['#größe a, #木工', { title: 'a', tags: ['größe', '木工'] }],
    ['a # b', { title: 'a # b' }],
    ['order #12 again', { title: 'order #12 again' }],
    ['issue#high', { title: 'issue#high' }],
    ['a ! b', { title: 'a b', isImportant: true }],
    ['!! a', { title: 'a', isImportant: true }],
    ['hurry up!', { title: 'hurry up!' }],
    ['a !b', { title: 'a !b' }],
    ['mail bob@ewa.example', { title: 'mail bob@ewa.example' }],
    ['a @ b', { title: 'a @ b' }],
    ['a @nobody b', { title: 'a @nobody b' }],
    ['@ewa wi', { title: '@ewa wi' }],
    ['#high', { title: '#high' }],
    ['tomorrow 5pm', { title: 'tomorrow 5pm' }],
    ['  ', {}],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
  test.each([
    ['a @Ewa b', 9, 'a b'],
    ['a @EWA WISNIEWSKA b', 9, 'a b'],
    ['a @ewa wi', 9, 'a'],
    ['a @zoe', 7, 'a'],
    ['a @zoë van der meulen, b', 7, 'a, b'],
    ['a @anais b', 11, 'a b'],
    ['a @cal.', 10, 'a.'],
    ['a @佐藤', 4, 'a'],
    ['a @佐藤 遥 b', 4, 'a b'],
    ['a @ليلى b', 6, 'a b'],
    ['a @nobody @rui', 5, 'a @nobody'],
    ['@rui ask @ewa', 5, 'ask @ewa'],
  ])('%s', (text, assigneeId, title) => {
    expect(read(text)).toEqual({ title, assigneeId });
  });
  test('leave the to-do unassigned when a name is ambiguous, unless it is a full name', () => {
    const both = [
      { id: 1, fullName: 'Ewa Nowak', avatar: null },
      { id: 2, fullName: 'Ewald Roth', avatar: null },
      { id: 3, fullName: 'Ewa Zając', avatar: null },
    ];
    const find = (text: string, among = both) => readQuickAdd(text, { now, language: 'en', people: among }, parseEnglish);
    expect(find('a @ew')).toMatchObject({ title: 'a @ew', assigneeId: null });
    expect(find('a @ewa')).toMatchObject({ title: 'a @ewa', assigneeId: null });
    expect(find('a @ewa za')).toMatchObject({ title: 'a', assigneeId: 3 });
    expect(find('a @ewa', both.slice(0, 2))).toMatchObject({ title: 'a', assigneeId: 1 });
  });
});

describe('repetition', () => {
  test.each<[string, Partial<QuickAdd>]>([
    ['water every day', { title: 'water', dueDate: '2026-11-21', repeat: { every: 1, unit: 'day' } }],
    ['water every 2 weeks', { title: 'water', dueDate: '2026-11-21', repeat: { every: 2, unit: 'week' } }],
    ['water every other month', { title: 'water', dueDate: '2026-11-21', repeat: { every: 2, unit: 'month' } }],
    ['Every year renew', { title: 'renew', dueDate: '2026-11-21', repeat: { every: 1, unit: 'year' } }],
    ['water every day at 9am', { title: 'water', repeat: { every: 1, unit: 'day' }, dueDate: '2026-11-22', dueTime: '09:00' }],
    ['meet every Monday 10am', { title: 'meet', repeat: { every: 1, unit: 'week' }, dueDate: '2026-11-23', dueTime: '10:00' }],
    ['every detail counts', { title: 'every detail counts' }],
    ['every 0 days', { title: 'every 0 days' }],
    ['everyday chair', { title: 'everyday chair' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('other languages', () => {
  test.each<[string, QuickAddLanguage, ParseDates, Partial<QuickAdd>]>([
    [
      'morgen um 17 Uhr Bank anrufen #hoch',
      'de',
      parseGerman,
      { title: 'Bank anrufen', dueDate: '2026-11-22', dueTime: '17:00', tags: ['hoch'] },
    ],
    ['appeler la banque demain', 'fr', parseFrench, { title: 'appeler la banque', dueDate: '2026-11-22' }],
    ['明日 銀行に電話', 'ja', parseJapanese, { title: '銀行に電話', dueDate: '2026-11-22' }],
    ['明天下午5点打电话', 'zh', parseChinese, { title: '打电话', dueDate: '2026-11-22', dueTime: '17:00' }],
    ['اتصل بالبنك غدا الساعة 5 مساء', 'ar', parseArabic, { title: 'اتصل بالبنك', dueDate: '2026-11-22', dueTime: '17:00' }],
    ['every day', 'de', parseGerman, { title: 'every day' }],
  ])('%s', (text, language, parse, expected) => {
    expect(read(text, language, parse)).toEqual(expected);
  });
  test('are chosen by language tag, with English as the fallback', () => {
    expect(['pt-BR', 'ZH-hant', 'ar', 'eo', ''].map(quickAddLanguage)).toEqual(['pt', 'zh', 'ar', 'en', 'en']);
  });
});
