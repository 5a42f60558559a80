import { createContext, useContext, useSyncExternalStore } from 'react';
import { directionOf, type Language } from '#contract/languages.ts';
import { formatMessage, type Messages, type Values } from './format-message.ts';
import { changeLayout } from './layout-store.ts';
import { loadBeside, loadLanguage, messagesIn } from './load-texts.ts';

/** The text of a key in the language of the page. `count` chooses the plural form; `defaultValue` is shown when there is no such text. */
export type TFunction = (key: string, values?: Values) => string;

export interface Translation {
  t: TFunction;
  i18n: { language: Language; dir(): 'ltr' | 'rtl' };
}

const listeners = new Set<() => void>();
let current = translation('en', {});

/** Loads the texts of a language and begins with them. */
export async function startTranslation(language: Language): Promise<void> {
  await loadLanguage(language);
  writeIn(language);
}

/** Renders all anew that is written: the language is the same, but not how dates are written. */
export function rerenderTexts(): void {
  writeIn(current.i18n.language);
}

/** Changes the language, and with it the direction in which it is written. */
export async function changeLanguage(language: Language): Promise<void> {
  await startTranslation(language);
  changeLayout({ language, direction: directionOf(language) });
}

/** A part of the page may speak a language of its own. */
export const OwnTranslation = createContext<Translation | null>(null);

/** The texts of another language beside that of the page, which stays. @param areas those that are needed; all that the page has shown, unless told */
export async function translationIn(language: Language, areas?: readonly string[]): Promise<Translation> {
  await loadBeside(language, areas);
  return translation(language, messagesIn(language));
}

/** The texts in the language of the page, or of the part; the component renders anew when the language changes. */
export function useTranslation(): Translation {
  const own = useContext(OwnTranslation);
  const shared = useSyncExternalStore(subscribe, currentTranslation, currentTranslation);
  return own ?? shared;
}

/** The texts in the language of the page, for what is not a component. */
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
