import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { accounts } from '#features/session/tables.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { users } from '../../tables.ts';

/** A user's row, with the account of the person that they are. */
export type LockedUser = typeof users.$inferSelect & { account: typeof accounts.$inferSelect | null };

/** Locks users by id, ascending, so that nobody waits in a circle. @throws 404 unless all of them are there. */
export async function lockUsers(ids: number[], { db, entity }: Scope, { areDeleted = false } = {}): Promise<LockedUser[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.entity, entity), inArray(users.id, wanted), areDeleted ? isNotNull(users.deletedAt) : isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  if (rows.length !== wanted.length) throw notFound('user');
  const personIds = rows.flatMap(({ personId }) => personId ?? []);
  const found =
    personIds.length === 0
      ? []
      : await db
          .select()
          .from(accounts)
          .where(and(eq(accounts.entity, entity), inArray(accounts.personId, personIds)))
          .orderBy(accounts.id)
          .for('update');
  const byPerson = new Map(found.map((account) => [account.personId, account]));
  return rows.map((row) => ({ ...row, account: row.personId === null ? null : (byPerson.get(row.personId) ?? null) }));
}

/** @throws 404 */
export async function lockUser(id: number, scope: Scope): Promise<LockedUser> {
  const [row] = await lockUsers([id], scope);
  if (!row) throw notFound('user');
  return row;
}
