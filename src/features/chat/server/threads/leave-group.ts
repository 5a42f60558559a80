import { and, eq, isNotNull } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { leaveGroup as contract } from '../../contract.ts';
import { chatMembers, chatThreads } from '../../tables.ts';
import { countUnseen } from './count-unseen.ts';
import { lockGroup } from './lock-thread.ts';
import { tellMembers } from './tell-members.ts';

/** Leaves a group, or comes back to one that the person left by themselves. */
export async function leaveGroup({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  if (body.value) await leave(params.id, scope);
  else await comeBack(params.id, scope);
  await tellMembers(scope.db, scope.entity, params.id, [scope.identity.personId]);
}

async function leave(id: number, scope: Scope): Promise<void> {
  const { db, entity, identity, now } = scope;
  await lockGroup(id, scope);
  await db.update(chatMembers).set({ leftAt: now, leftBy: identity.personId, unseen: 0 }).where(ownMembership(id, scope));
  await settleNotifications(db, entity, { personId: identity.personId, area: 'chat', targetIds: [id] }, now);
}

async function comeBack(id: number, scope: Scope): Promise<void> {
  const { db, entity, identity } = scope;
  const left = and(ownMembership(id, scope), isNotNull(chatMembers.leftAt), eq(chatMembers.leftBy, identity.personId));
  const [there] = await db.select({ id: chatMembers.threadId }).from(chatMembers).where(left);
  if (!there) throw notFound('group');
  await db
    .select({ id: chatThreads.id })
    .from(chatThreads)
    .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, id)))
    .for('no key update');
  const [member] = await db.select().from(chatMembers).where(left);
  if (!member) throw notFound('group');
  await db
    .update(chatMembers)
    .set({ leftAt: null, leftBy: null, unseen: countUnseen(entity, id, identity.personId, member.seenId) })
    .where(left);
}

function ownMembership(threadId: number, { entity, identity }: Scope) {
  return and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), eq(chatMembers.personId, identity.personId));
}
