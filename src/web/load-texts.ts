import type { Language } from '#contract/languages.ts';
import type { Messages } from './format-message.ts';
import { whileBusy } from './settled.ts';

/** Stands in the address of the texts, so that a new build's are fetched anew. */
declare const __LOCALES_VERSION__: string;

// What every page shows: the kit, the shell. The others come with the page or the dialog that shows them (scripts/texts-for-web.mjs).
const areas = new Set(['base']);
const messages = new Map<Language, Record<string, Messages[string]>>();
const asked = new Map<string, Promise<void>>();
let shown: Language = 'en';

/** The texts of a language that are there by now; more are added to the same object. */
export function messagesIn(language: Language): Messages {
  return known(language);
}

/** Loads all that the page has shown so far in a language, in which it goes on. */
export async function loadLanguage(language: Language): Promise<void> {
  shown = language;
  await loadBeside(language);
}

/** The same for a part of the page that speaks another language: the page goes on in its own. @param wanted by its area; all that was shown, unless told */
export async function loadBeside(language: Language, wanted: Iterable<string> = areas): Promise<void> {
  await Promise.all([...wanted].map((area) => load(language, area)));
}

/** Waits for a module and for the texts that it shows. */
export async function withTexts<T>(needed: readonly string[], loading: Promise<T>): Promise<T> {
  for (const area of needed) areas.add(area);
  const [module] = await Promise.all([loading, ...needed.map((area) => load(shown, area))]);
  return module;
}

/** Loads the texts of an area; what cannot be loaded in its language is shown in English, until it is asked for again. */
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
