import { and, eq, ne, or, sql } from 'drizzle-orm';
import { users } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import { brokenConstraint } from '#server/database-failure.ts';
import { live } from '#server/live.ts';
import { lockAddress } from '#server/locks.ts';
import { queryRows } from '#server/query-rows.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';

interface Names {
  email?: string | undefined;
  username?: string | undefined;
}

const reasons = { email: { code: 'email_taken' }, username: { code: 'username_taken' } } as const;

/** 409 that names the fields. */
export function takenNames(...fields: (keyof typeof reasons)[]): Refusal {
  return new Refusal('conflict', null, { fields: Object.fromEntries(fields.map((field) => [field, [reasons[field]]])) });
}

/**
 * Refuses names that another user of the entity has, or, for whoever can sign in, anybody of the installation: `accountOf` is then set.
 * @param names those that are new
 * @throws 409 that names the fields
 */
export async function refuseTakenNames(
  { email, username }: Names,
  own: { userId: number | null; hasAccount: boolean; isPerson: boolean },
  scope: Pick<Scope, 'db' | 'entity'>,
): Promise<void> {
  if (!email && !username) return;
  const { db, entity } = scope;
  const isEmail = email ? sql`lower(${users.email}) = lower(${email})` : undefined;
  const isUsername = username ? sql`lower(${users.username}) = lower(${username})` : undefined;
  const others = await db
    .select({ isEmail: isEmail ?? sql<boolean>`false`, isUsername: isUsername ?? sql<boolean>`false` })
    .from(users)
    .where(and(live(users, entity), or(isEmail, isUsername), own.userId === null ? undefined : ne(users.id, own.userId)));
  const taken = own.hasAccount ? await takenByAccounts({ email, username }, scope) : await takenByClient(email, own.isPerson, scope);
  const fields = [
    ...(others.some((other) => other.isEmail) || taken.email ? (['email'] as const) : []),
    ...(others.some((other) => other.isUsername) || taken.username ? (['username'] as const) : []),
  ];
  if (fields.length > 0) throw takenNames(...fields);
}

/**
 * Refuses what somebody of the installation signs in with, or receives mail at.
 * @throws 409 that names the fields
 */
export async function refuseTakenLogin(db: Db, names: Names): Promise<void> {
  const taken = await takenByAccounts(names, { db });
  const fields = (['email', 'username'] as const).filter((field) => taken[field]);
  if (fields.length > 0) throw takenNames(...fields);
}

async function takenByAccounts({ email = '', username = '' }: Names, { db }: Pick<Scope, 'db'>) {
  // Who takes it as an alias in the same moment is waited for.
  if (email) await lockAddress(db, email);
  const [taken] = await queryRows<{ email_taken: boolean; username_taken: boolean }>(
    db,
    sql`select * from taken_login_names(${email}, ${username})`,
  );
  return { email: taken?.email_taken ?? false, username: taken?.username_taken ?? false };
}

/** Somebody of the entity who signs in, and is no managed user; or, for a person, whoever of another entity receives mail there. */
async function takenByClient(email: string | undefined, isPerson: boolean, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  if (!email) return { email: false, username: false };
  if (isPerson) {
    const [others] = await queryRows<{ taken: boolean }>(db, sql`select is_mail_address_of_others(${email}, ${entity}) as taken`);
    if (others?.taken) return { email: true, username: false };
  }
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), sql`lower(${accounts.email}) = lower(${email})`));
  return { email: found !== undefined, username: false };
}

/** Somebody took the name between the question and the writing: the unique index says which. */
export async function reportTakenName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'users_email' || constraint === 'accounts_email' || constraint === 'people_email') throw takenNames('email');
    if (constraint === 'users_username' || constraint === 'accounts_username') throw takenNames('username');
    throw error;
  }
}
