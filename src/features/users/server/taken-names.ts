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

/** Returns a 409 with the fields. */
export function takenNames(...fields: (keyof typeof reasons)[]): Refusal {
  return new Refusal('conflict', null, { fields: Object.fromEntries(fields.map((field) => [field, [reasons[field]]])) });
}

/**
 * Rejects names that another user of the company has or, for a user who can sign in, anyone in the installation; `accountOf` is then set.
 * @param names The new names.
 * @throws 409 with the fields.
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
 * Rejects an address or username that is in use for sign-in or mail anywhere in the installation.
 * @throws 409 with the fields.
 */
export async function refuseTakenLogin(db: Db, names: Names): Promise<void> {
  const taken = await takenByAccounts(names, { db });
  const fields = (['email', 'username'] as const).filter((field) => taken[field]);
  if (fields.length > 0) throw takenNames(...fields);
}

async function takenByAccounts({ email = '', username = '' }: Names, { db }: Pick<Scope, 'db'>) {
  // Waits for a concurrent request that takes it as an alias.
  if (email) await lockAddress(db, email);
  const [taken] = await queryRows<{ email_taken: boolean; username_taken: boolean }>(
    db,
    sql`select * from taken_login_names(${email}, ${username})`,
  );
  return { email: taken?.email_taken ?? false, username: taken?.username_taken ?? false };
}

/** An account of the company that isn't a managed user or, for a person, anyone in another company who receives mail at the address. */
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

/** The name was taken between the check and the write; the unique index reports which one. */
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
