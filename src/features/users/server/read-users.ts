import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#platform/files/tables.ts';
import { people, usersView as users } from '#platform/people/tables.ts';
import { accounts } from '#platform/session/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getUser as contract, User } from '../contract.ts';

type Reading = Pick<Scope, 'db' | 'deps' | 'entity'>;

const columns = {
  id: users.id,
  billing: users.billing,
  fullName: users.fullName,
  company: users.company,
  role: users.role,
  username: users.username,
  country: users.country,
  contact: users.contact,
  email: users.email,
  currentPlan: users.currentPlan,
  status: users.status,
  avatarColor: users.avatarColor,
  personId: people.id,
  accountId: accounts.id,
  suspendedAt: accounts.suspendedAt,
  invitedAt: users.invitedAt,
  version: users.version,
  avatarId: files.id,
  avatarName: files.name,
};

/** Returns users in the order of the ids; missing ones are skipped. */
export async function readUsers({ db, deps, entity }: Reading, ids: number[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(people, and(eq(people.entity, users.entity), eq(people.id, users.personId)))
    .leftJoin(accounts, and(eq(accounts.entity, users.entity), eq(accounts.personId, users.personId)))
    .leftJoin(files, and(eq(files.entity, users.entity), sql`${files.id} = coalesce(${people.avatarFileId}, ${users.avatarFileId})`))
    .where(and(eq(users.entity, entity), inArray(users.id, ids)));
  const byId = new Map(
    rows.map(({ accountId, suspendedAt, invitedAt, avatarId, avatarName, ...row }) => [
      row.id,
      {
        ...row,
        avatar: pictureAddress({ avatarId, avatarName }, entity, deps.files) ?? '',
        hasAccount: accountId !== null,
        canSignIn: accountId !== null && suspendedAt === null,
        invitedAt: invitedAt?.toISOString() ?? null,
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns one user that is known to exist. */
export async function readOneUser(scope: Reading, id: number): Promise<User> {
  const [user] = await readUsers(scope, [id]);
  if (!user) throw new Error('the user is gone');
  return user;
}

export async function getUser({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id } = await findUser(query.id, scope);
  return { user: await readOneUser(scope, id) };
}

/** Looks up a user for endpoints about one user. @throws 404 */
export async function findUser(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const [found] = await db
    .select({ id: users.id, personId: users.personId, email: users.email, role: users.role, fullName: users.fullName, account: accounts })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.entity, users.entity), eq(accounts.personId, users.personId)))
    .where(and(live(users, entity), eq(users.id, id)));
  if (!found) throw notFound('user');
  return found;
}
