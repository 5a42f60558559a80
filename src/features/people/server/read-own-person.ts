import { and, eq } from 'drizzle-orm';
import type { Address } from '#server/mail-host.ts';
import type { Scope } from '#server/scope.ts';
import { people } from '../tables.ts';

type Asking = Pick<Scope, 'db' | 'entity' | 'identity'>;

/** Who is signed in. */
export async function readOwnPerson(scope: Asking): Promise<Address> {
  return theOne(await selectOwn(scope));
}

/**
 * The same, letting one at a time change what the person has: so many of something, or their order. What only refers to the person
 * meanwhile, such as mail that arrives, need not wait.
 */
export async function lockOwnPerson(scope: Asking): Promise<Address> {
  return theOne(await selectOwn(scope).for('no key update'));
}

function selectOwn({ db, entity, identity }: Asking) {
  return db
    .select({ name: people.fullName, email: people.email })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)))
    .$dynamic();
}

function theOne([person]: Address[]): Address {
  if (!person) throw new Error('the account has no person');
  return person;
}
