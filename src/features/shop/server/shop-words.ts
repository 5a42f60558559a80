import type { Language } from '#contract/languages.ts';
import { askedLanguage } from '#server/asked-language.ts';
import type { Scope } from '#server/scope.ts';
import { type Words, wordsIn } from '#server/words.ts';
import { texts } from '../locales/server/texts.ts';
import type { OrderLine } from '../order-contract.ts';
import { buyerOf } from './buyer-of.ts';

/** What the server of the shop itself says. */
export function shopWords(language: Language): Words {
  return wordsIn(texts, language);
}

/** What was bought, with its colour. */
export function lineName({ name, colour }: Pick<OrderLine, 'name' | 'colour'>, words: Words): string {
  return colour ? `${name} (${words(`shopColour.${colour}`)})` : name;
}

/** What the shop writes to the caller who buys: in the language in which they read. */
export async function buyersWords(scope: Scope): Promise<{ words: Words; language: Language }> {
  const { language = askedLanguage(scope.request) } = await buyerOf(scope.identity.personId, scope);
  return { words: shopWords(language), language };
}
