import { describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '#contract/languages.ts';
import { searchKinds } from './contract.ts';
import { parseQueryParts, translateQuery } from './line-parts.ts';
import { kindIn, kindOf, type Narrowing, narrowingIn, narrowingOf } from './line-words.ts';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

const texts: Record<Language, { search: Pick<typeof en.search, 'kind' | 'one'> }> = { ar, de, en, fr, pt };

describe.each(languageCodes)('in %s', (language) => {
  test.each(searchKinds)('accepts the name of a kind as shown on the page: %s', (kind) => {
    const { kind: many, one } = texts[language].search;
    expect([many[kind], one[kind], kindIn(language, kind)].map(kindOf)).toEqual([kind, kind, kind]);
  });

  test('localized words mean the same as the English ones and convert back', () => {
    const names: Narrowing[] = ['in', 'from', 'after', 'before'];
    expect(names.map((name) => narrowingOf(narrowingIn(language, name)))).toEqual(names);
    for (const kind of searchKinds) {
      const line = `oak in:${kind} from:"Ada Lovelace" after:2030-01-01 before:2030-02-01`;
      expect(translateQuery('en', translateQuery(language, line))).toBe(line);
    }
  });
});

test.each([
  ['lampe  von:maren in:Rechnungen', 'lampe  from:maren in:invoice'],
  ['DE:"Maren', 'from:"Maren'],
  ['من:نورا في:الملفات', 'from:نورا in:file'],
  ['de: dans:nulle vor:gestern login:in', 'de: dans:nulle vor:gestern login:in'],
])('a URL contains %s in English', (line, written) => {
  expect(translateQuery('en', line)).toBe(written);
});

test('readers see the query of a URL in their own language', () => {
  expect(translateQuery('fr', 'lampe in:todo from:maren')).toBe('lampe dans:tâche de:maren');
  expect(translateQuery('de', 'lampe in:mail after:2030-01-01')).toBe('lampe in:e-mail ab:2030-01-01');
});

test('keeps each part as it was typed', () => {
  expect(parseQueryParts('oak "old lamp" von: em:nada')).toEqual([
    { text: 'oak', is: 'words' },
    { text: '"old lamp"', is: 'words' },
    { text: 'von:', is: 'begun' },
    { text: 'em:nada', is: 'words' },
  ]);
});
