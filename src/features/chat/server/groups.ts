import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { markNotificationsRead } from '#platform/notifications/server/public-api.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { chatMembers, chatThreads } from '../tables.ts';
import { requireContacts } from './contacts.ts';
import { lockGroup, notifyThreadMembers } from './lock-thread.ts';
import { countUnseen } from './own-thread.ts';
import { readThread } from './read-threads.ts';

export async function addGroup({ body }: GivenOf<typeof contract.addGroup>, scope: Scope): Promise<AnswerOf<typeof contract.addGroup>> {
  const { db, entity, identity, now } = scope;
  const others = body.memberIds.filter((id) => id !== identity.personId);
  if (others.length === 0) throw invalid('memberIds', 'names_nobody_else');
  await requireContacts(others, scope);
  const id = await nextId(db, entity, 'chat thread');
  await db.insert(chatThreads).values({ entity, id, isGroup: true, title: body.title, createdBy: identity.personId, createdAt: now });
  const persons = new Set([identity.personId, ...others]);
  await db.insert(chatMembers).values([...persons].map((personId) => ({ entity, threadId: id, personId, joinedAt: now })));
  await notifyThreadMembers(db, entity, id);
  return { thread: await readThread(id, scope) };
}

const maxMembers = 201;

/** Renames a group, adds members, or removes some; any member may. Removed members lose access. */
export async function updateGroup(
  { params, body }: GivenOf<typeof contract.updateGroup>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateGroup>> {
  const { db, entity, identity } = scope;
  if (body.removeIds.includes(identity.personId)) throw invalid('removeIds', 'names_oneself');
  const group = await lockGroup(params.id, scope);
  const addIds = body.addIds.filter((id) => id !== identity.personId);
  await requireContacts(addIds, scope);
  if (body.title !== undefined)
    await db
      .update(chatThreads)
      .set({ title: body.title })
      .where(and(eq(chatThreads.entity, entity), eq(chatThreads.id, group.id)));
  await takeOut(group.id, body.removeIds, scope);
  await takeIn(group.id, group.lastMessageId ?? 0, addIds, scope);
  await notifyThreadMembers(db, entity, group.id, body.removeIds);
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
        // Members who left on their own can't rejoin on their own once they have been removed here.
        or(isNull(chatMembers.leftAt), eq(chatMembers.leftBy, chatMembers.personId)),
      ),
    )
    .returning({ personId: chatMembers.personId });
  for (const { personId } of gone) await markNotificationsRead(db, entity, { personId, area: 'chat', targetIds: [threadId] }, now);
}

/** Adds members. They can read earlier messages, but those don't count as unseen. */
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
  if ((row?.members ?? 0) > maxMembers) throw invalid('addIds', { code: 'full', max: maxMembers });
}

/** Leaves a group, or rejoins one the caller left on their own. */
export async function leaveGroup({ params, body }: GivenOf<typeof contract.leaveGroup>, scope: Scope): Promise<undefined> {
  if (body.value) await leave(params.id, scope);
  else await comeBack(params.id, scope);
  await notifyThreadMembers(scope.db, scope.entity, params.id, [scope.identity.personId]);
}

async function leave(id: number, scope: Scope): Promise<void> {
  const { db, entity, identity, now } = scope;
  await lockGroup(id, scope);
  await db.update(chatMembers).set({ leftAt: now, leftBy: identity.personId, unseen: 0 }).where(ownMembership(id, scope));
  await markNotificationsRead(db, entity, { personId: identity.personId, area: 'chat', targetIds: [id] }, now);
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
