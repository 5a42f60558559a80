import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { findUnreachable } from '#features/email/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';

/** From whose mailbox a mail to this address leaves by itself; null when it cannot leave. */
export async function findSender(
  { db, deps, entity }: Pick<Scope, 'db' | 'deps' | 'entity'>,
  makerId: number | null,
  to: string,
): Promise<number | null> {
  if (!to || (await findUnreachable(db, deps, entity, [to])).length > 0) return null;
  return findResponsible(db, entity, makerId, { isWriting: true });
}

/**
 * Who looks after what comes about by itself: whoever made it, or the first admin when they cannot sign in.
 * @param isWriting only who may write to the world: their address is verified
 */
export async function findResponsible(db: Db, entity: string, makerId: number | null, { isWriting = false } = {}): Promise<number | null> {
  const [account] = await db
    .select({ personId: accounts.personId })
    .from(accounts)
    .where(
      and(
        eq(accounts.entity, entity),
        isNull(accounts.suspendedAt),
        isWriting ? isNotNull(accounts.emailVerifiedAt) : undefined,
        sql`(${accounts.personId} = ${makerId ?? 0} or ${accounts.role} = 'admin')`,
      ),
    )
    .orderBy(sql`${accounts.personId} = ${makerId ?? 0} desc`, asc(accounts.id))
    .limit(1);
  return account?.personId ?? null;
}
