import { expect, test } from 'vitest';
import { languageCodes } from '#contract/languages.ts';
import { manual } from './manual.ts';
import { groupTitles, manualIn, manualWords } from './manual-in.ts';

const articlesOf = (categories: typeof manual) => categories.flatMap(({ groups }) => groups.flatMap(({ articles }) => articles));
const tagsOf = (html: string) => html.match(/<[^>]+>/g) ?? [];
const translated = languageCodes.flatMap((language) => (manualWords[language] ? [[language, manualWords[language]] as const] : []));

test.each(translated)('in %s it has exactly the same categories, groups, and articles', (_, words) => {
  expect(Object.keys(words).sort()).toEqual(manual.map(({ name }) => name).sort());
  for (const { name, groups } of manual) {
    expect(words[name]?.groups, name).toHaveLength(groups.length);
    expect(Object.keys(words[name]?.articles ?? {}).sort(), name).toEqual(
      groups.flatMap(({ articles }) => articles.map(({ slug }) => slug)).sort(),
    );
  }
});

test.each(translated)(
  'in %s each article has the structure of the English one: headings, lists, button names, links, and pictures',
  (language) => {
    const others = new Map(articlesOf(manualIn(language)).map((article) => [article.slug, article]));
    for (const { slug, content } of articlesOf(manual)) expect(tagsOf(others.get(slug)?.content ?? ''), slug).toEqual(tagsOf(content));
  },
);

test.each(translated)('in %s nothing is empty or untranslated', (language) => {
  const english = new Map(articlesOf(manual).map((article) => [article.slug, article]));
  for (const { slug, question, content } of articlesOf(manualIn(language))) {
    expect(question.trim(), slug).not.toBe('');
    expect([question === english.get(slug)?.question, content === english.get(slug)?.content], slug).toEqual([false, false]);
  }
});

test('URLs, relations, and icons match the English manual, and a language without a translation falls back to English', () => {
  const kept = (categories: typeof manual) =>
    categories.map(({ name, groups }) => [
      name,
      groups.map(({ icon, iconColor, articles }) => [icon, iconColor, articles.map(({ slug, related }) => [slug, related])]),
    ]);
  for (const [language] of translated) expect(kept(manualIn(language))).toEqual(kept(manual));
  expect(manualIn('en')).toEqual(manual);
});

test('finds a group by its title in any language', () => {
  const [category] = manualIn('fr');
  expect(groupTitles(category?.name ?? '', 0)).toContain(category?.groups[0]?.title);
  expect(groupTitles(manual[0]?.name ?? '', 0)).toContain(manual[0]?.groups[0]?.title);
  expect(groupTitles('nothing', 0)).toEqual([]);
});
