import { useSyncExternalStore } from 'react';
import { formatMessage, type Messages, type Values } from './format-message.ts';
import type { Language } from './layout.ts';
import { changeLayout } from './layout-store.ts';

/** Stands in the address of the language files, so that a new build's are fetched anew. */
declare const __LOCALES_VERSION__: string;

/** The text of a key in the language of the page. `count` chooses the plural form; `defaultValue` is shown when there is no such text. */
export type TFunction = (key: string, values?: Values) => string;

export interface Translation {
  t: TFunction;
  i18n: { language: Language; dir(): 'ltr' | 'rtl' };
}

const loaded = new Map<Language, Messages>();
const listeners = new Set<() => void>();
let current = translation('en', {});

/** Loads the texts of a language and begins with them; a language that cannot be loaded leaves English. */
export async function startTranslation(language: Language): Promise<void> {
  const messages = await load(language).catch((failure) => {
    if (language === 'en') throw failure;
    return load('en');
  });
  current = translation(language, messages);
  for (const tell of listeners) tell();
}

/** Changes the language, and with it the direction in which it is written. */
export async function changeLanguage(language: Language): Promise<void> {
  await startTranslation(language);
  changeLayout({ language, direction: language === 'ar' ? 'rtl' : 'ltr' });
}

/** The texts in the language of the page; the component renders anew when the language changes. */
export function useTranslation(): Translation {
  return useSyncExternalStore(subscribe, currentTranslation);
}

/** The texts in the language of the page, for what is not a component. */
export function currentTranslation(): Translation {
  return current;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

async function load(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const answer = await fetch(`/locales/${language}.json?v=${__LOCALES_VERSION__}`);
  if (!answer.ok) throw new Error(`The texts of ${language} were answered with ${answer.status}`);
  const messages: Messages = await answer.json();
  loaded.set(language, messages);
  return messages;
}

function translation(language: Language, messages: Messages): Translation {
  return {
    t: (key, values = {}) => formatMessage(messages[key], values, language) ?? String(values.defaultValue ?? key),
    i18n: { language, dir: () => (language === 'ar' ? 'rtl' : 'ltr') },
  };
}
