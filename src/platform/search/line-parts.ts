import type { Language } from '#contract/languages.ts';
import type { SearchKind } from './contract.ts';
import { foldWords } from './fold-words.ts';
import { kindIn, kindOf, type Narrowing, narrowingIn, narrowingOf } from './line-words.ts';

/** A part of the typed query, unchanged; `begun` is a prefix without a value yet. */
export type LinePart = { readonly text: string } & (
  | { readonly is: 'words' | 'begun' }
  | { readonly is: 'in'; readonly prefix: string; readonly kind: SearchKind }
  | { readonly is: 'from'; readonly prefix: string; readonly name: string }
  | { readonly is: 'before' | 'after'; readonly prefix: string; readonly day: string }
);

const parts = /(?:([\p{L}\p{M}]+):)?(?:"([^"]*)(?:"|$)|(\S+))|\S+/gu;

/**
 * Splits a query into words, `"phrases"`, `in:mail`, `from:ada`, `from:"ada lovelace"`, `before:2030-01-31`, and `after:2030-01-01`, with
 * prefixes
 * and kinds in any language of Atrium. An unknown prefix or invalid value counts as a plain word.
 */
export function parseQueryParts(line: string): LinePart[] {
  return Array.from(line.matchAll(parts), partOf);
}

/** Translates the filters of a query into a language; URLs use English. Everything else stays as typed. */
export function translateQuery(language: Language, line: string): string {
  return line.replaceAll(parts, (...match) => {
    const part = partOf(match as unknown as RegExpExecArray);
    if (!('prefix' in part)) return part.text;
    const prefix = narrowingIn(language, part.is);
    return part.is === 'in' ? `${prefix}:${kindIn(language, part.kind)}` : prefix + part.text.slice(part.prefix.length);
  });
}

function partOf([text, prefix, quoted, open]: readonly (string | undefined)[]): LinePart {
  return narrowed(text ?? '', prefix, (quoted ?? open ?? '').trim());
}

function narrowed(text: string, prefix: string | undefined, value: string): LinePart {
  const begun = prefix === undefined && text.endsWith(':') ? narrowingOf(text.slice(0, -1)) : undefined;
  const narrowing: Narrowing | undefined = prefix === undefined ? undefined : narrowingOf(prefix);
  if (begun) return { text, is: 'begun' };
  if (prefix === undefined || narrowing === undefined) return { text, is: 'words' };
  if (narrowing === 'in') {
    const kind = kindOf(value);
    return kind ? { text, is: 'in', prefix, kind } : { text, is: 'words' };
  }
  if (narrowing === 'from') return foldWords(value) === '' ? { text, is: 'words' } : { text, is: 'from', prefix, name: value };
  return isDay(value) ? { text, is: narrowing, prefix, day: value } : { text, is: 'words' };
}

/** Checks whether the date exists. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && Number(text.slice(0, 4)) > 0 && new Date(time).toISOString().startsWith(text);
}
