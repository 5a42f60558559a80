import { and, eq, isNull } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { recordSignIn } from '#features/session/server/offers.ts';
import { accounts } from '#features/session/tables.ts';
import { users } from '#features/users/tables.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { OpenScope } from '#server/scope.ts';

interface Taken {
  entity: string;
  /** The account that already has the address. */
  takenBy: number;
  email: string;
}

/** Records that a second subject of the provider was refused, and notifies the admins, who can unlink the first one. */
export async function refuseTaken(db: Db, scope: OpenScope, { entity, takenBy, email }: Taken): Promise<void> {
  await recordSignIn(db, scope, { entity, accountId: takenBy }, 'session.refused');
  const [owner] = await db
    .select({ userId: users.id })
    .from(accounts)
    .innerJoin(users, and(live(users, accounts.entity), eq(users.personId, accounts.personId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, takenBy)));
  if (!owner) return;
  const admins = await db
    .select({ personId: accounts.personId })
    .from(accounts)
    .where(and(eq(accounts.entity, entity), eq(accounts.role, 'admin'), isNull(accounts.suspendedAt)));
  const about = {
    kind: 'reminder',
    area: 'user',
    targetId: owner.userId,
    title: email,
    path: pageAddress('/apps/user/view/:id', { id: owner.userId }, { tab: 'security' }),
    // One notification, no matter how often the newcomer tries.
    isOnceUnread: true,
    isSecurity: true,
  } as const;
  await notify(
    db,
    entity,
    admins.map(({ personId }) => ({ personId, ...about })),
    scope.now,
  );
}
