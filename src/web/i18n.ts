import { createContext, useContext, useSyncExternalStore } from 'react';
import { directionOf, type Language } from '#contract/languages.ts';
import { formatMessage, type Messages, type Values } from './format-message.ts';
import { changeLayout } from './layout-store.ts';
import { loadBeside, loadLanguage, messagesIn } from './load-texts.ts';

/** Translates a key into the page's language. `count` selects the plural form; `defaultValue` is used when there is no translation. */
export type TFunction = (key: string, values?: Values) => string;

export interface Translation {
  t: TFunction;
  i18n: { language: Language; dir(): 'ltr' | 'rtl' };
}

const listeners = new Set<() => void>();
let current = translation('en', {});

/** Loads the translations of a language and activates it. */
export async function startTranslation(language: Language): Promise<void> {
  await loadLanguage(language);
  writeIn(language);
}

/** Rerenders all texts when date formats change but the language doesn't. */
export function rerenderTexts(): void {
  writeIn(current.i18n.language);
}

export async function changeLanguage(language: Language): Promise<void> {
  await startTranslation(language);
  changeLayout({ language, direction: directionOf(language) });
}

/** Lets a part of the page use a different language. */
export const OwnTranslation = createContext<Translation | null>(null);

/**
 * Loads translations of a different language for a part of the page. @param areas the areas to load; by default all that the page has
 * loaded
 */
export async function translationIn(language: Language, areas?: readonly string[]): Promise<Translation> {
  await loadBeside(language, areas);
  return translation(language, messagesIn(language));
}

/** Returns the translations of the page or of the enclosing part; rerenders when the language changes. */
export function useTranslation(): Translation {
  const own = useContext(OwnTranslation);
  const shared = useSyncExternalStore(subscribe, currentTranslation, currentTranslation);
  return own ?? shared;
}

/** The translations of the page, for use outside components. */
export function currentTranslation(): Translation {
  return current;
}

function writeIn(language: Language): void {
  current = translation(language, messagesIn(language));
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function translation(language: Language, messages: Messages): Translation {
  return {
    t: (key, values = {}) => formatMessage(messages[key], values, language) ?? String(values.defaultValue ?? key),
    i18n: { language, dir: () => directionOf(language) },
  };
}
