import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './layout.ts';
import { changeLayout } from './layout-store.ts';

/** Stands in the address of the language files, so that a new build's are fetched anew. */
declare const __LOCALES_VERSION__: string;

/** Loads the texts of a language and begins with them; English stands in where a text is missing. */
export async function startTranslation(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await load(language);
  // Listeners of the texts render with what was loaded just now.
  await i18next.changeLanguage(language);
  if (language !== 'en') void load('en');
}

/** Changes the language, and with it the direction in which it is written. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  changeLayout({ language, direction: language === 'ar' ? 'rtl' : 'ltr' });
}

/** A language that cannot be loaded leaves English, the fallback. */
async function load(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  try {
    const answer = await fetch(`/locales/${language}.json?v=${__LOCALES_VERSION__}`);
    if (!answer.ok) throw new Error(`The texts of ${language} were answered with ${answer.status}`);
    i18next.addResourceBundle(language, 'translation', await answer.json());
  } catch (failure) {
    if (language === 'en') throw failure;
    await load('en');
  }
}
