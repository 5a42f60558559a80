import type { Language } from '#contract/languages.ts';
import { words as ar } from './ar/words.ts';
import { words as de } from './de/words.ts';
import { words as fr } from './fr/words.ts';
import { manual } from './manual.ts';
import type { ManualCategory } from './manual-category.ts';
import type { ManualWords } from './manual-words.ts';
import { words as pt } from './pt/words.ts';

/** Translations of the manual by language and category name. */
export const manualWords: Partial<Readonly<Record<Language, Readonly<Record<string, ManualWords>>>>> = { ar, de, fr, pt };

/** Returns the manual in a language. URLs, relations, and icons are shared; missing translations fall back to English. */
export function manualIn(language: Language): readonly ManualCategory[] {
  const words = manualWords[language];
  return manual.map((category) => inWords(category, words?.[category.name]));
}

function inWords(category: ManualCategory, words: ManualWords | undefined): ManualCategory {
  if (!words) return category;
  const { title, description, groups, articles } = words;
  return {
    ...category,
    ...{ title, description },
    groups: category.groups.map((group, place) => ({
      ...group,
      title: groups[place] ?? group.title,
      articles: group.articles.map((article) => ({ ...article, ...articles[article.slug] })),
    })),
  };
}

/** Returns the title of a group in English and every language, by its category and index. */
export function groupTitles(name: string, place: number): string[] {
  const english = manual.find((category) => category.name === name)?.groups[place]?.title;
  return [english, ...Object.values(manualWords).map((words) => words[name]?.groups[place])].filter((title) => title !== undefined);
}
