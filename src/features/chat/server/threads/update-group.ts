import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateGroup as contract } from '../../contract.ts';
import { chatMembers, chatThreads } from '../../tables.ts';
import { refuseStrangers } from './contacts.ts';
import { lockGroup } from './lock-thread.ts';
import { readThread } from './read-threads.ts';
import { tellMembers } from './tell-members.ts';

const mostMembers = 201;

/** Renames an own group, adds members or takes some out; every member may. Who is out sees nothing of it any more. */
export async function updateGroup({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity } = scope;
  if (body.removeIds.includes(identity.personId)) throw invalid('removeIds', 'names_oneself');
  const group = await lockGroup(params.id, scope);
  const addIds = body.addIds.filter((id) => id !== identity.personId);
  await refuseStrangers(addIds, scope);
  if (body.title !== undefined)
    await db
      .update(chatThreads)
      .set({ title: body.title })
      .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, group.id)));
  await takeOut(group.id, body.removeIds, scope);
  await takeIn(group.id, group.lastMessageId ?? 0, addIds, scope);
  await tellMembers(db, entity, group.id, body.removeIds);
  return { thread: await readThread(group.id, scope) };
}

async function takeOut(threadId: number, ids: number[], { db, entity, identity, now }: Scope): Promise<void> {
  const gone = await db
    .update(chatMembers)
    .set({
      leftAt: sql`coalesce(${chatMembers.leftAt}, ${now.toISOString()}::timestamptz)`,
      leftBy: identity.personId,
      unseen: 0,
      draft: '',
    })
    .where(
      and(
        eq(chatMembers.entity, entity),
        eq(chatMembers.threadId, threadId),
        sql`${chatMembers.personId} = any(${sql.param(ids)}::bigint[])`,
        // Who has left by themselves cannot come back by themselves any more.
        or(isNull(chatMembers.leftAt), eq(chatMembers.leftBy, chatMembers.personId)),
      ),
    )
    .returning({ personId: chatMembers.personId });
  for (const { personId } of gone) await settleNotifications(db, entity, { personId, area: 'chat', targetIds: [threadId] }, now);
}

/** What was written before somebody came can be read by them, but does not count as unseen. */
async function takeIn(threadId: number, seenId: number, ids: number[], { db, entity, now }: Scope): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(chatMembers)
    .values([...new Set(ids)].map((personId) => ({ entity, threadId, personId, seenId, joinedAt: now })))
    .onConflictDoUpdate({
      target: [chatMembers.entity, chatMembers.threadId, chatMembers.personId],
      set: { seenId, unseen: 0, joinedAt: now, leftAt: null, leftBy: null },
      setWhere: sql`${chatMembers.leftAt} is not null`,
    });
  const [row] = await db
    .select({ members: count() })
    .from(chatMembers)
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, threadId), isNull(chatMembers.leftAt)));
  if ((row?.members ?? 0) > mostMembers) throw invalid('addIds', { code: 'full', max: mostMembers });
}
