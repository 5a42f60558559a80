import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeProblems } from '../scripts/locales.mjs';
import { readSources } from '../scripts/read-sources.mjs';

const uses = (text: string) => new Map([['src/web/page.tsx', text]]);

test('every text is there in every language, and every one is used', () => {
  const names = readdirSync('public/locales').sort((a, b) => Number(b === 'en.json') - Number(a === 'en.json'));
  const locales = Object.fromEntries(
    names.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(`public/locales/${name}`, 'utf8'))]),
  );
  expect(Object.keys(locales)).toEqual(['en', 'ar']);
  expect(localeProblems(locales, readSources(process.cwd()))).toEqual([]);
});

test('a key that one language lacks is named', () => {
  const locales = { en: { mail: { send: 'Send', stop: 'Stop' } }, ar: { mail: { send: 'أرسل' } } };
  expect(localeProblems(locales, uses("t('mail.send'); t('mail.stop')"))).toEqual(['ar.json: mail.stop is missing']);
});

test('a plural needs all forms of its language, no others', () => {
  const ar = { found_zero: 'لا شيء', found_one: 'واحد', found_two: 'اثنان', found_few: '{{count}}', found_other: '{{count}}' };
  const locales = { en: { mail: { found_one: 'One', found_few: 'Few', found_other: '{{count}}' } }, ar: { mail: ar } };
  expect(localeProblems(locales, uses("t('mail.found', { count })"))).toEqual([
    'en.json: mail.found_few is no plural form of the language',
    'ar.json: mail.found_many is missing',
  ]);
});

test('a key in use must exist, and what exists must be in use', () => {
  const both = { mail: { send: 'x', folder: { inbox: 'x', sent: 'x' }, old: 'x' } };
  const text = "t('mail.send'); t('mail.sned'); const key = 'mail.lost'; t(`mail.folder.$" + "{folder}`); t('other')";
  expect(localeProblems({ en: both, ar: both }, uses(text))).toEqual([
    'src/web/page.tsx: the text mail.sned is in no language',
    'src/web/page.tsx: the text mail.lost is in no language',
    'src/web/page.tsx: the text other is in no language',
    'en.json: mail.old is not used',
  ]);
});

test('a text without words or with an unknown variable is named', () => {
  const locales = { en: { a: { b: '{{name}}', c: 'x' } }, ar: { a: { b: '{{nmae}}', c: ' ' } } };
  expect(localeProblems(locales, uses("t('a.b'); t('a.c')"))).toEqual([
    'ar.json: a.b shows {{nmae}}, which en does not',
    'ar.json: a.c has no text',
  ]);
});

test('words in attributes need a key', () => {
  expect(localeProblems({ en: {}, ar: {} }, uses('<input placeholder="Search" aria-label={t(x)} alt="" />'))).toEqual([
    'src/web/page.tsx: placeholder="Search" has no key',
  ]);
});
