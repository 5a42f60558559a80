import { directionOf, type Language, languageOf } from '#contract/languages.ts';
import type { Layout } from './layout.ts';

interface Browser {
  /** As the reader ranked them: `de-AT`, `en`. */
  languages: readonly string[];
  prefersDark: boolean;
}

type Visit = Pick<Layout, 'language' | 'direction' | 'skin'>;

/** What a browser shows until its reader chooses: the first of its languages that the app speaks, and the system's colors. The page's inline script does the same. */
export function firstVisit({ languages, prefersDark }: Browser, standard: Visit): Visit {
  const language = languages.flatMap((tag) => languageOf(tag.toLowerCase().split('-')[0] ?? '') ?? [])[0] ?? standard.language;
  return { language, direction: directionOf(language), skin: prefersDark ? 'auto' : standard.skin };
}

/** Whether this browser's language was chosen in it, or taken over from an account. */
export function isLanguageChosen(storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return languageOf(storage.getItem('language')) !== undefined;
}

/** What a call says of the language: one that was chosen stands alone, so that the server keeps it for the account; a guess doesn't. */
export function languageHeader(language: string = document.documentElement.lang, isChosen = isLanguageChosen()): string {
  return isChosen ? language : `${language},*;q=0.5`;
}

/** The account's language, where this browser is to take it over: none was chosen in it. */
export function languageToTake(
  ofAccount: Language | undefined,
  { shown, isChosen }: { shown: Language; isChosen: boolean },
): Language | null {
  return ofAccount === undefined || isChosen || ofAccount === shown ? null : ofAccount;
}
