import { and, eq } from 'drizzle-orm';
import { type Language, languageOf } from '#contract/languages.ts';
import { people } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Scope } from '#server/scope.ts';
import { askedLanguage, type Words, wordsIn } from '#server/words.ts';
import { texts } from '../locales/server/texts.ts';
import type { OrderLine } from '../order-contract.ts';

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

interface Buyer {
  fullName: string;
  /** The address to which they are written. */
  email: string;
  /** In which they read; undefined for one who has not opened a page yet. */
  language: Language | undefined;
}

/** Who buys. */
export async function buyerOf(personId: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Buyer> {
  const [row] = await db
    .select({ fullName: people.fullName, email: people.email, login: accounts.email, language: people.language })
    .from(people)
    .leftJoin(accounts, and(eq(accounts.entity, people.entity), eq(accounts.personId, people.id)))
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  return { fullName: row?.fullName ?? '', email: row?.login ?? row?.email ?? '', language: languageOf(row?.language ?? '') };
}
