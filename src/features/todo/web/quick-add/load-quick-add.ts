import type { PersonRef } from '#features/people/contract.ts';
import type { ParseDates } from '../../quick-add/find-due.ts';
import { type QuickAddLanguage, quickAddLanguage } from '../../quick-add/quick-add-language.ts';
import { type QuickAdd, readQuickAdd } from '../../quick-add/read-quick-add.ts';

type Loaded = { parse: ParseDates };

const parsers: Record<QuickAddLanguage, () => Promise<Loaded>> = {
  ar: () => import('chrono-node/ar'),
  de: () => import('chrono-node/de'),
  en: () => import('chrono-node/en'),
  es: () => import('chrono-node/es'),
  fi: () => import('chrono-node/fi'),
  fr: () => import('chrono-node/fr'),
  id: () => import('chrono-node/id'),
  it: () => import('chrono-node/it'),
  ja: () => import('chrono-node/ja'),
  nl: () => import('chrono-node/nl'),
  pt: () => import('chrono-node/pt'),
  ru: () => import('chrono-node/ru'),
  sv: () => import('chrono-node/sv'),
  uk: () => import('chrono-node/uk'),
  vi: () => import('chrono-node/vi'),
  zh: () => import('chrono-node/zh'),
};

/** Reads a line of quick add as it is typed at a moment. */
export type QuickAddReader = (text: string, people: readonly PersonRef[], now: Date) => QuickAdd;

const readers = new Map<QuickAddLanguage, Promise<QuickAddReader>>();

/** Loads what understands quick add in a language (a tag such as `de-AT`), once; a language whose dates nobody understands is read as English. */
export function loadQuickAdd(tag: string): Promise<QuickAddReader> {
  const language = quickAddLanguage(tag);
  const loading = readers.get(language) ?? load(language);
  readers.set(language, loading);
  return loading;
}

async function load(language: QuickAddLanguage): Promise<QuickAddReader> {
  try {
    const { parse } = await parsers[language]();
    return (text, people, now) => readQuickAdd(text, { now, language, people }, parse);
  } catch (error) {
    // The next one who asks tries again.
    readers.delete(language);
    throw error;
  }
}
