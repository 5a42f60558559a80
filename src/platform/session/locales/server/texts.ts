import type { Language } from '#contract/languages.ts';
import type { Texts } from '#server/words.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** All locales of the server's texts; the server needs every language, a page loads only its own. */
export const texts: Record<Language, Texts> = { en, ar, de, fr, pt };
