import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addGroup as contract } from '../../contract.ts';
import { chatMembers, chatThreads } from '../../tables.ts';
import { refuseStrangers } from './contacts.ts';
import { readThread } from './read-threads.ts';
import { tellMembers } from './tell-members.ts';

/** Begins a group of the signed-in person and some contacts. */
export async function addGroup({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const others = body.memberIds.filter((id) => id !== identity.personId);
  if (others.length === 0) throw invalid('memberIds', 'names_nobody_else');
  await refuseStrangers(others, scope);
  const id = await nextId(db, entity, 'chat thread');
  await db.insert(chatThreads).values({ entity, id, isGroup: true, title: body.title, createdBy: identity.personId, createdAt: now });
  const persons = new Set([identity.personId, ...others]);
  await db.insert(chatMembers).values([...persons].map((personId) => ({ entity, threadId: id, personId, joinedAt: now })));
  await tellMembers(db, entity, id);
  return { thread: await readThread(id, scope) };
}
