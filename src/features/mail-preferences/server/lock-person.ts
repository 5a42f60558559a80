import { and, eq } from 'drizzle-orm';
import { people } from '#features/people/tables.ts';
import type { Address } from '#server/mail-host.ts';
import type { Scope } from '#server/scope.ts';

/** Who is signed in. */
export async function readPerson(scope: Scope): Promise<Address> {
  const [person] = await selectPerson(scope);
  if (!person) throw new Error('the account has no person');
  return person;
}

/** The same, letting one at a time add to what the person may have so many of. Mail that arrives meanwhile need not wait. */
export async function lockPerson(scope: Scope): Promise<Address> {
  const [person] = await selectPerson(scope).for('no key update');
  if (!person) throw new Error('the account has no person');
  return person;
}

function selectPerson({ db, entity, identity }: Scope) {
  return db
    .select({ name: people.fullName, email: people.email })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)))
    .$dynamic();
}
