import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#contract/languages.ts';

// Mail and webhooks are sent after the response: a toast may report that they are queued, not that they were sent.

const source = new URL('../src/', import.meta.url).pathname;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

/** Words for sent, by language. */
const sent = {
  en: /\b(sent|mailed|delivered|on (its|their) way)\b/i,
  de: /\bwurden? .*(gesendet|verschickt|zugestellt)|^(?!.*\b(wird|werden)\b).*(gesendet|verschickt|unterwegs)$/i,
  fr: /\b(envoyée?s?|parti(e|s|es)?)\b/i,
  pt: /\benviad[oa]s?\b/i,
  ar: /أُ?رسل(ت|نا)?\b|أُرسل/,
};
/** Words for not sent. */
const notSent = {
  en: /could not be sent|not sent/i,
  de: /konnten? nicht/i,
  fr: /n’(a|ont) pas pu être/i,
  pt: /não (foi|foram|enviado)/i,
  ar: /تعذّر/,
};
/** Texts about what has been sent when the toast appears, or that are not about messages. */
const hasLeft = [
  // The person confirms what they did elsewhere.
  'invoice.preview.done.issued',
  'shop.order.done.shipped',
];

function textsOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const take = (part: object, path: string) => {
    for (const [name, value] of Object.entries(part)) {
      const key = path ? `${path}.${name}` : name;
      if (typeof value === 'string') found.set(key, value);
      else take(value, key);
    }
  };
  const isTexts = (path: string) => /(^|\/)locales\/\w\w\.json$/.test(path) && path.endsWith(`/${language}.json`);
  for (const path of files.filter(isTexts)) take(JSON.parse(readFileSync(join(source, path), 'utf8')), '');
  return found;
}

/** The text keys in each call of `toast`, `offerUndo` and the like that isn't an error; for a template, the part before its first value. */
function toastKeys(): string[] {
  const keys = new Set<string>();
  for (const path of files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))) {
    const code = readFileSync(join(source, path), 'utf8');
    for (const { index } of code.matchAll(/\b(toast|offerUndo)\(/g)) {
      const said = callAt(code, index);
      if (/tone: 'error'/.test(said) && !/'success'/.test(said)) continue;
      for (const [, key = ''] of said.matchAll(/['`]([a-z][\w-]*(?:\.[\w-]+)+\.?)(?=['`$])/gi)) keys.add(key);
    }
  }
  return [...keys];
}

/** Returns a call with its arguments, up to the closing parenthesis. */
function callAt(code: string, start: number): string {
  let depth = 0;
  for (let at = code.indexOf('(', start); at < code.length; at++) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return code.slice(start, at + 1);
  }
  return code.slice(start);
}

const keys = toastKeys();

test('covers the toasts about sending', () => {
  for (const key of [
    'users.done.resetSent',
    'invoice.list.done.sent',
    'invoice.preview.done.sent',
    'email.sending.sent',
    'session.verify.sent',
  ])
    expect(keys).toContain(key);
  expect(keys.length).toBeGreaterThan(100);
});

// A text composed before the call.
const alsoShown = ['users.done.'];

describe.each(languageCodes)('in %s', (language) => {
  const texts = textsOf(language);
  test('claims in no toast that something merely queued was sent', () => {
    const shown = [...texts].filter(([name]) =>
      [...keys, ...alsoShown].some((key) => name === key || name.startsWith(key.endsWith('.') ? key : `${key}_`)),
    );
    expect(shown.length).toBeGreaterThan(100);
    const claims = shown.filter(
      ([name, text]) => sent[language].test(text) && !notSent[language].test(text) && !hasLeft.some((key) => name.startsWith(key)),
    );
    expect(claims).toEqual([]);
  });
});
