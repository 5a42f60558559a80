import { and, eq } from 'drizzle-orm';
import { type Language, languageOf } from '#contract/languages.ts';
import { people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage, type Words, wordsIn } from '#server/words.ts';
import { texts } from '../locales/server/texts.ts';
import type { OrderLine } from '../order-contract.ts';

/** The shop's server texts in a language. */
export function shopWords(language: Language): Words {
  return wordsIn(texts, language);
}

/** Formats an item's name with its color. */
export function lineName({ name, colour }: Pick<OrderLine, 'name' | 'colour'>, words: Words): string {
  return colour ? `${name} (${words(`shopColour.${colour}`)})` : name;
}

/** Returns texts in the buyer's language, for messages to the caller. */
export async function buyersWords(scope: Scope): Promise<{ words: Words; language: Language }> {
  const { language = requestedLanguage(scope.request) } = await buyerOf(scope.identity.personId, scope);
  return { words: shopWords(language), language };
}

interface Buyer {
  fullName: string;
  /** The buyer's email address. */
  email: string;
  /** The buyer's language; undefined until they first open a page. */
  language: Language | undefined;
}

export async function buyerOf(personId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Buyer> {
  const [row] = await db
    .select({ fullName: people.fullName, email: people.email, login: accounts.email, language: people.language })
    .from(people)
    .leftJoin(accounts, and(eq(accounts.entity, people.entity), eq(accounts.personId, people.id)))
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  return { fullName: row?.fullName ?? '', email: row?.login ?? row?.email ?? '', language: languageOf(row?.language ?? '') };
}
