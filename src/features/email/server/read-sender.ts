import { and, eq } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import type { Address } from '#server/mail-host.ts';
import type { Scope } from '#server/scope.ts';

/** Who stands as the sender of what the signed-in person writes. */
export async function readSender({ db, entity, identity }: Pick<Scope, 'db' | 'entity' | 'identity'>): Promise<Address> {
  const [row] = await db
    .select({ name: people.fullName, email: people.email })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  if (!row) throw new Error('the account has no person');
  return row;
}
