import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { directionOf, languages as known } from '#contract/languages.ts';
import { firstVisit, isLanguageChosen, languageHeader, languageToTake } from './first-visit.ts';

const standard = { language: 'en', direction: 'ltr', skin: 'light' } as const;
const visits = [
  [['de-AT', 'en'], false, { language: 'de', direction: 'ltr', skin: 'light' }],
  [['pt-BR'], false, { language: 'pt', direction: 'ltr', skin: 'light' }],
  [['AR-EG', 'fr'], true, { language: 'ar', direction: 'rtl', skin: 'auto' }],
  [['nl', 'fr-CH', 'de'], false, { language: 'fr', direction: 'ltr', skin: 'light' }],
  [['en-US'], true, { language: 'en', direction: 'ltr', skin: 'auto' }],
  [['tlh'], false, standard],
  [[], false, standard],
] as const;

test.each(visits)('a browser with %j, dark: %s, starts with %j', (languages, prefersDark, expected) => {
  expect(firstVisit({ languages, prefersDark }, standard)).toEqual(expected);
});

/** Returns what the page's inline script sets on the root before any other code runs. */
function shownAtOnce(languages: readonly string[], prefersDark: boolean, kept: Record<string, string> = {}) {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const directions = Object.fromEntries(known.map(({ code }) => [code, directionOf(code)]));
  const code = /<script nonce="__NONCE__">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const root = { lang: '', dir: '', dataset: { colorScheme: '' } };
  runInNewContext(code.replaceAll('__DIRECTIONS__', JSON.stringify(directions)), {
    document: { documentElement: root, querySelector: () => ({ content: '' }) },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    navigator: { languages },
    matchMedia: () => ({ matches: prefersDark }),
    window: {},
  });
  return { language: root.lang, direction: root.dir, scheme: root.dataset.colorScheme };
}

test.each(visits)('the first paint matches: %j, dark: %s', (languages, prefersDark, { language, direction }) => {
  expect(shownAtOnce(languages, prefersDark)).toEqual({ language, direction, scheme: prefersDark ? 'dark' : 'light' });
});

test('the first paint uses the stored choices', () => {
  expect(shownAtOnce(['de'], true, { language: 'fr', skin: 'light' })).toEqual({ language: 'fr', direction: 'ltr', scheme: 'light' });
  expect(shownAtOnce(['de'], false, { skin: 'dark', direction: 'rtl' })).toEqual({ language: 'de', direction: 'rtl', scheme: 'dark' });
  expect(shownAtOnce(['de'], false, { language: 'xx', skin: 'auto' })).toEqual({ language: 'de', direction: 'ltr', scheme: 'light' });
});

test('a request names a single language only if it was chosen', () => {
  const storage = (language: string | null) => ({ getItem: () => language });
  expect([isLanguageChosen(storage('de')), isLanguageChosen(storage('xx')), isLanguageChosen(storage(null))]).toEqual([true, false, false]);
  expect([languageHeader('de', true), languageHeader('de', false)]).toEqual(['de', 'de,*;q=0.5']);
});

test('a new browser adopts the language of the account, and one with a chosen language keeps it', () => {
  expect(languageToTake('ar', { shown: 'en', isChosen: false })).toBe('ar');
  expect(languageToTake('ar', { shown: 'en', isChosen: true })).toBeNull();
  expect(languageToTake('en', { shown: 'en', isChosen: false })).toBeNull();
  expect(languageToTake(undefined, { shown: 'en', isChosen: false })).toBeNull();
});
