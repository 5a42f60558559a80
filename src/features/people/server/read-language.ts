import { and, eq } from 'drizzle-orm';
import { type Language, languageOf } from '#contract/languages.ts';
import type { Db } from '#server/database.ts';
import { people } from '../tables.ts';

/** The language that a person reads; null where nobody knows, as they have not signed in yet. */
export async function readLanguage(db: Db, entity: string, personId: number): Promise<Language | null> {
  const [person] = await db
    .select({ language: people.language })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  return languageOf(person?.language ?? null) ?? null;
}
