import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { accounts } from '#features/session/tables.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getUser as contract } from '../../contract.ts';
import { usersView as users } from '../../tables.ts';
import { readOneUser } from '../list/user-columns.ts';

/** One user. */
export async function getUser({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id } = await findUser(query.id, scope);
  return { user: await readOneUser(scope, id) };
}

/** What the other calls about one user begin with. @throws 404 */
export async function findUser(id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const [found] = await db
    .select({ id: users.id, personId: users.personId, email: users.email, role: users.role, fullName: users.fullName, account: accounts })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.entity, users.entity), eq(accounts.personId, users.personId)))
    .where(and(live(users, entity), eq(users.id, id)));
  if (!found) throw notFound('user');
  return found;
}
