import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { withRightsLocked } from '#features/rights/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { inviteUsers as contract } from '../../invitation-contract.ts';
import { users } from '../../tables.ts';
import { lockUsers } from '../record/lock-users.ts';
import { readRoleRights } from '../record/user-rights.ts';
import { sendLink } from './send-link.ts';

/** Mails each a link with which they join. Who has joined already, or is not to, gets none. */
export async function inviteUsers({ body }: GivenOf<typeof contract>, given: Scope): Promise<AnswerOf<typeof contract>> {
  const scope = await withRightsLocked(given, 'update', 'User');
  const { db, entity, now } = scope;
  const chosen = await lockUsers(body.ids, scope);
  const rights = await readRoleRights(scope);
  for (const user of chosen) rights.refuseAbove(user);
  const wanted = chosen.filter(({ account, status }) => account === null && status !== 'inactive');
  const invited = wanted.map(({ id }) => id);
  for (const user of wanted) {
    await db
      .update(users)
      .set({ status: 'pending', invitedAt: now, version: sql`${users.version} + 1`, updatedAt: now })
      .where(and(eq(users.entity, entity), eq(users.id, user.id)));
    await sendLink(user, 'invitation', scope);
  }
  if (invited.length > 0) await announce(db, entity, { kind: 'user', ids: invited });
  for (const { id, fullName } of wanted)
    await recordAudit(db, scope, { action: 'user.invited', targetKind: 'user', targetId: id, target: fullName });
  return { invited, skipped: chosen.map(({ id }) => id).filter((id) => !invited.includes(id)) };
}
