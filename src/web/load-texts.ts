import type { Language } from '#contract/languages.ts';
import type { Messages } from './format-message.ts';
import { whileBusy } from './settled.ts';

/** Part of the translations' URL, so a new build fetches them again. */
declare const __LOCALES_VERSION__: string;

// Translations every page needs: UI kit and shell. The others load with the page or dialog that shows them (scripts/texts-for-web.mjs).
const areas = new Set(['base']);
const messages = new Map<Language, Record<string, Messages[string]>>();
const asked = new Map<string, Promise<void>>();
let shown: Language = 'en';

/** Returns the loaded translations of a language; the same object receives more later. */
export function messagesIn(language: Language): Messages {
  return known(language);
}

/** Loads all translations used so far in a language and makes it the current one. */
export async function loadLanguage(language: Language): Promise<void> {
  shown = language;
  await loadBeside(language);
}

/** The same for a part of the page, without changing the page's language. @param wanted the areas to load; by default all used so far */
export async function loadBeside(language: Language, wanted: Iterable<string> = areas): Promise<void> {
  await Promise.all([...wanted].map((area) => load(language, area)));
}

/** Waits for a module and its translations. */
export async function withTexts<T>(needed: readonly string[], loading: Promise<T>): Promise<T> {
  for (const area of needed) areas.add(area);
  const [module] = await Promise.all([loading, ...needed.map((area) => load(shown, area))]);
  return module;
}

/** Loads the translations of an area. On failure falls back to English until the next attempt. */
function load(language: Language, area: string): Promise<void> {
  const name = `${language}/${area}`;
  const before = asked.get(name);
  if (before) return before;
  const loading = whileBusy('texts', fetchTexts(name)).then(
    (texts) => void Object.assign(known(language), texts),
    async (failure) => {
      asked.delete(name);
      if (language === 'en') throw failure;
      const english = await fetchTexts(`en/${area}`);
      Object.assign(known(language), { ...english, ...known(language) });
    },
  );
  asked.set(name, loading);
  return loading;
}

async function fetchTexts(name: string): Promise<Messages> {
  const answer = await fetch(`/locales/${name}.json?v=${__LOCALES_VERSION__}`);
  if (!answer.ok) throw new Error(`The texts ${name} were answered with ${answer.status}`);
  return (await answer.json()) as Messages;
}

function known(language: Language): Record<string, Messages[string]> {
  const found = messages.get(language) ?? {};
  messages.set(language, found);
  return found;
}
