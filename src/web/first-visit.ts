import { directionOf, type Language, languageOf } from '#contract/languages.ts';
import type { Layout } from './layout.ts';

interface Browser {
  /** Preferred languages in order: `de-AT`, `en`. */
  languages: readonly string[];
  prefersDark: boolean;
}

type Visit = Pick<Layout, 'language' | 'direction' | 'skin'>;

/**
 * Returns the initial settings of a browser: its first supported language and the system's color scheme. The page's inline script does the
 * same.
 */
export function firstVisit({ languages, prefersDark }: Browser, standard: Visit): Visit {
  const language = languages.flatMap((tag) => languageOf(tag.toLowerCase().split('-')[0] ?? '') ?? [])[0] ?? standard.language;
  return { language, direction: directionOf(language), skin: prefersDark ? 'auto' : standard.skin };
}

/** Whether this browser's language was chosen here or adopted from an account. */
export function isLanguageChosen(storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return languageOf(storage.getItem('language')) !== undefined;
}

/** Builds the `Accept-Language` header. A chosen language stands alone, so the server saves it for the account; a guess doesn't. */
export function languageHeader(language: string = document.documentElement.lang, isChosen = isLanguageChosen()): string {
  return isChosen ? language : `${language},*;q=0.5`;
}

/** Returns the account's language if this browser should adopt it, because none was chosen here. */
export function languageToTake(
  ofAccount: Language | undefined,
  { shown, isChosen }: { shown: Language; isChosen: boolean },
): Language | null {
  return ofAccount === undefined || isChosen || ofAccount === shown ? null : ofAccount;
}
