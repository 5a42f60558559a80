import { and, eq } from 'drizzle-orm';
import { type Language, languageOf } from '#contract/languages.ts';
import { people } from '#features/people/tables.ts';
import { accounts } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';

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
