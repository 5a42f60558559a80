import type { Language } from '#contract/languages.ts';
import type { Texts } from '#server/words.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** Texts of this feature's pages per language, for the server; pages load only their own locale. */
export const texts: Record<Language, Texts> = { en, ar, de, fr, pt };
