import { arabicRepetition } from './arabic-repetition.ts';
import { englishRepetition } from './english-repetition.ts';
import type { FoundRepetition } from './found-repetition.ts';
import type { QuickAddLanguage } from './quick-add-language.ts';

/** The rhythm that a text names, as `every mon, wed and fri`; understood in English and Arabic. */
export function findRepetition(text: string, language: QuickAddLanguage): FoundRepetition | null {
  if (language === 'en') return englishRepetition(text);
  return language === 'ar' ? arabicRepetition(text) : null;
}
