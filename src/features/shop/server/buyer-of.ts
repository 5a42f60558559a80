import { and, eq } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import { accounts } from '#features/session/tables.ts';
import type { Scope } from '#server/scope.ts';

/** Who buys: their name, and the address to which they are written. */
export async function buyerOf(
  personId: number,
  { db, entity }: Pick<Scope, 'db' | 'entity'>,
): Promise<{ fullName: string; email: string }> {
  const [row] = await db
    .select({ fullName: people.fullName, email: people.email, login: accounts.email })
    .from(people)
    .leftJoin(accounts, and(eq(accounts.entity, people.entity), eq(accounts.personId, people.id)))
    .where(and(eq(people.entity, entity), eq(people.id, personId)));
  return { fullName: row?.fullName ?? '', email: row?.login ?? row?.email ?? '' };
}
