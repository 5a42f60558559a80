import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadBeside, loadLanguage, messagesIn, withTexts } from './load-texts.ts';

const asked: string[] = [];
const missing = new Set<string>();

beforeEach(() => {
  vi.stubGlobal('__LOCALES_VERSION__', 'abc');
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const [, language, area = ''] = /^\/locales\/(\w+)\/([\w-]+)\.json\?v=abc$/.exec(address) ?? [];
    return missing.has(address) ? new Response('', { status: 404 }) : Response.json({ [`${area}.title`]: `${area} in ${language}` });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test('loads the translations of a page once, and all of them again when the language changes', async () => {
  await loadLanguage('en');
  expect(await withTexts(['todo'], Promise.resolve('page'))).toBe('page');
  await withTexts(['todo'], Promise.resolve('again'));
  expect(messagesIn('en')).toEqual({ 'base.title': 'base in en', 'todo.title': 'todo in en' });
  expect(asked).toHaveLength(2);
  await loadLanguage('ar');
  expect(messagesIn('ar')).toEqual({ 'base.title': 'base in ar', 'todo.title': 'todo in ar' });
});

test('falls back to English when translations fail to load, until the next attempt', async () => {
  await loadLanguage('ar');
  const address = '/locales/ar/chat.json?v=abc';
  missing.add(address);
  await withTexts(['chat'], Promise.resolve());
  expect(messagesIn('ar')['chat.title']).toBe('chat in en');
  missing.delete(address);
  await withTexts(['chat'], Promise.resolve());
  expect(messagesIn('ar')['chat.title']).toBe('chat in ar');
});

test('a part in a different language can load fewer translations than the page', async () => {
  await withTexts(['todo'], Promise.resolve());
  await loadBeside('fr', ['base']);
  expect(messagesIn('fr')).toEqual({ 'base.title': 'base in fr' });
});
