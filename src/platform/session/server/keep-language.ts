import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { people } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import { languageAsked } from '#server/words.ts';
import type { chooseLanguage as contract } from '../contract.ts';
import { accounts } from '../tables.ts';

interface Owner {
  entity: string;
  accountId: number;
}

/**
 * Saves the page's language for its person; later mails from the server use it. Without a language in the request, nothing changes.
 * @param isFirst Only if no language is saved yet.
 */
export async function keepAskedLanguage(db: Db, request: Request, owner: Owner, { isFirst = false } = {}): Promise<void> {
  const language = languageAsked(request);
  if (language) await keepLanguage(db, owner, language, isFirst);
}

export async function chooseLanguage({ body }: GivenOf<typeof contract>, { db, identity }: Scope): Promise<undefined> {
  await keepLanguage(db, identity, body.language, false);
}

async function keepLanguage(db: Db, { entity, accountId }: Owner, language: Language, isFirst: boolean): Promise<void> {
  const owner = db
    .select({ id: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  const isOther = isFirst ? undefined : ne(people.language, language);
  await db
    .update(people)
    .set({ language })
    .where(and(eq(people.entity, entity), eq(people.id, owner), or(isNull(people.language), isOther)));
}
