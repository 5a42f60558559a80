import { eq, sql } from 'drizzle-orm';
import { addPerson } from '#platform/people/server/public-api.ts';
import { users } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import { queryRows } from '#server/query-rows.ts';
import { accounts, entities } from '../tables.ts';

interface NewEntity {
  entity: string;
  name: string;
  now: Date;
  owner: { fullName: string; email: string; username: string; passwordHash: string; emailVerifiedAt: Date | null };
}

/** Creates a company with its first admin. Requires a connection bound to it. */
export async function addEntity(db: Db, { entity, name, now, owner }: NewEntity): Promise<{ accountId: number; personId: number }> {
  const { fullName, email, username, passwordHash, emailVerifiedAt } = owner;
  await db.insert(entities).values({ entity, name, createdAt: now });
  const personId = await addPerson(db, { entity, fullName, email, createdAt: now, updatedAt: now });
  const accountId = await addAccount(db, {
    entity,
    personId,
    email,
    username,
    passwordHash,
    emailVerifiedAt,
    userType: 'staff',
    role: 'admin',
    createdAt: now,
    passwordSetAt: now,
  });
  await addUserOfPerson(db, { entity, personId, fullName, company: name, role: 'admin', username, email, now });
  return { accountId, personId };
}

type NewAccount = Omit<typeof accounts.$inferInsert, 'id'>;

/** Creates an account for a person. Requires a connection bound to the company. */
export async function addAccount(db: Db, account: NewAccount): Promise<number> {
  const id = await nextId(db, account.entity, 'account');
  await db.insert(accounts).values({ ...account, id });
  return id;
}

interface Known {
  entity: string;
  personId: number;
  fullName: string;
  company: string;
  role: string;
  username: string;
  email: string;
  now: Date;
}

/** Makes a person with an account a managed user, as everyone who works in a company is. */
export async function addUserOfPerson(db: Db, { now, ...known }: Known): Promise<void> {
  const id = await nextId(db, known.entity, 'user');
  await db.insert(users).values({
    ...known,
    id,
    currentPlan: 'basic',
    status: 'active',
    billing: 'Auto Debit',
    avatarColor: 'primary',
    createdAt: now,
    updatedAt: now,
  });
}

/** Twelve random letters and digits without a dash; they can't be chosen or guessed. */
export function newEntityCode(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A company's name; empty if none. */
export async function readCompany(db: Db, entity: string): Promise<string> {
  const [row] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  return row?.name ?? '';
}

/** Counts the installation's accounts with an unverified address. */
export async function countUnverified(db: Db): Promise<number> {
  const [row] = await queryRows<{ waiting: string }>(db, sql`select count_unverified_accounts() as waiting`);
  return Number(row?.waiting ?? 0);
}
