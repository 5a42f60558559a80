import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { muteThread as contract } from '../../contract.ts';
import { chatMembers } from '../../tables.ts';
import { refuseUnlessMember } from './lock-thread.ts';
import { tellPerson } from './tell-members.ts';

/** Whether messages of an own thread make no notification. */
export async function muteThread({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await refuseUnlessMember(params.id, scope);
  await db
    .update(chatMembers)
    .set({ isMuted: body.value })
    .where(and(eq(chatMembers.entity, entity), eq(chatMembers.threadId, params.id), eq(chatMembers.personId, identity.personId)));
  await tellPerson(db, entity, params.id, identity.personId);
}
