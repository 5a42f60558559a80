import { expect, test } from 'vitest';
import { readTexts } from '../scripts/areas-of-texts.mjs';
import { localeProblems, textProblems } from '../scripts/locales.mjs';
import { readSources } from '../scripts/read-sources.mjs';

const uses = (text: string) => new Map([['src/web/page.tsx', text]]);

test('every text exists in every language and is used', () => {
  expect(textProblems(readTexts(process.cwd()), readSources(process.cwd()))).toEqual([]);
});

test('names the file of a missing text, and keeps a prefix to one area', () => {
  const kit = { folder: 'src/web/locales', trees: { en: { mail: { send: 'Send' } }, ar: {} } };
  const chat = { folder: 'src/features/chat/locales', trees: { en: { mail: { stop: 'Stop' } }, ar: { mail: { stop: 'x' } } } };
  const texts = new Map(Object.entries({ kit, chat }));
  expect(textProblems(texts, uses("t('mail.stop')"))).toEqual([
    'src/web/locales/ar.json: mail.send is missing',
    'texts of two areas begin with mail',
  ]);
});

test('reports a text equal to a shared one in every language; a composed key belongs to its group', () => {
  const kit = { folder: 'src/web/locales', trees: { en: { common: { save: 'Save' } }, ar: { common: { save: 'حفظ' } } } };
  const en = {
    post: { keep: 'Save', sale: 'Save', field: { save: 'Save', rest: 'Rest' }, step: { save: { title: 'Save', text: 'Save' } } },
  };
  const ar = { post: { keep: 'حفظ', sale: 'وفر', field: { save: 'حفظ', rest: 'راحة' }, step: { save: { title: 'حفظ', text: 'حفظ' } } } };
  const blog = { folder: 'src/features/blog/locales', trees: { en, ar } };
  const server = {
    folder: 'src/features/blog/locales/server',
    trees: { en: { blogMail: { save: 'Save' } }, ar: { blogMail: { save: 'حفظ' } } },
  };
  const used = ['common.save', 'post.keep', 'post.sale', 'post.step.save.text', 'blogMail.save'].map((key) => `t('${key}');`).join(' ');
  const text = `${used} t(\`post.field.\${name}\`); t(\`post.step.\${name}.title\`)`;
  const problem = (key: string) =>
    `src/features/blog/locales/en.json: ${key} says the same as common.save in every language: use common.save`;
  expect(textProblems(new Map(Object.entries({ kit, blog, server })), uses(text))).toEqual([
    problem('post.keep'),
    problem('post.step.save.text'),
  ]);
});

test('reports a key missing in one language', () => {
  const locales = { en: { mail: { send: 'Send', stop: 'Stop' } }, ar: { mail: { send: 'أرسل' } } };
  expect(localeProblems(locales, uses("t('mail.send'); t('mail.stop')"))).toEqual(['ar.json: mail.stop is missing']);
});

test('requires exactly the plural forms of the language', () => {
  const ar = { found_zero: 'لا شيء', found_one: 'واحد', found_two: 'اثنان', found_few: '{{count}}', found_other: '{{count}}' };
  const locales = { en: { mail: { found_one: 'One', found_few: 'Few', found_other: '{{count}}' } }, ar: { mail: ar } };
  expect(localeProblems(locales, uses("t('mail.found', { count })"))).toEqual([
    "en.json: mail.found_few isn't a plural form of the language",
    'ar.json: mail.found_many is missing',
  ]);
});

test('requires used keys to exist, and existing keys to be used', () => {
  const both = { mail: { send: 'x', folder: { inbox: 'x', sent: 'x' }, old: 'x' } };
  const text = "t('mail.send'); t('mail.sned'); const key = 'mail.lost'; t(`mail.folder.$" + "{folder}`); t('other')";
  expect(localeProblems({ en: both, ar: both }, uses(text))).toEqual([
    'src/web/page.tsx: the text mail.sned is in no language',
    'src/web/page.tsx: the text mail.lost is in no language',
    'src/web/page.tsx: the text other is in no language',
    'en.json: mail.old is not used',
  ]);
});

test('reports an empty text and an unknown variable', () => {
  const locales = { en: { a: { b: '{{name}}', c: 'x' } }, ar: { a: { b: '{{nmae}}', c: ' ' } } };
  expect(localeProblems(locales, uses("t('a.b'); t('a.c')"))).toEqual([
    'ar.json: a.b shows {{nmae}}, which en does not',
    'ar.json: a.c has no text',
  ]);
});

test('requires a key for texts in attributes', () => {
  expect(localeProblems({ en: {}, ar: {} }, uses('<input placeholder="Search" aria-label={t(x)} alt="" />'))).toEqual([
    'src/web/page.tsx: placeholder="Search" has no key',
  ]);
});
