import { readFileSync } from 'node:fs';
import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { mailAttributes, mailElements } from '#features/email/mail-markup.ts';
import { withoutDefaultLists } from '../scripts/purify-for-web.mjs';
import { allAttacks } from './attack-corpus/all-attacks.ts';

const source = readFileSync('node_modules/dompurify/dist/purify.es.mjs', 'utf8');
const { window } = new JSDOM('');
const built: typeof createPurify = (await import(`data:text/javascript,${encodeURIComponent(withoutDefaultLists(source))}`)).default;
const config = { ALLOWED_TAGS: [...mailElements], ALLOWED_ATTR: [...new Set(Object.values(mailAttributes).flat())] };

test('without its default lists DOMPurify sanitizes each attack the same with an explicit allowlist', () => {
  const [usual, smaller] = [createPurify(window), built(window)];
  const attacks = allAttacks.filter((_, at) => at % 4 === 0);
  expect(attacks.length).toBeGreaterThan(100);
  for (const { name, html } of attacks) expect(smaller.sanitize(html, config), name).toBe(usual.sanitize(html, config));
});

test('without an allowlist only text remains', () => {
  expect(built(window).sanitize('<p title="x">Oak <svg><a>Elm</a></svg><b>Ash</b></p>')).toBe('Oak Ash');
});

test('a DOMPurify version with unknown lists fails the build', () => {
  expect(() => withoutDefaultLists(source.replace('const svg$1 = freeze', 'const svg$1 = frozen'))).toThrow('instead of 10');
});
