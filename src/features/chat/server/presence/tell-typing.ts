import { and, eq, isNull, ne } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { refuseTooMany } from '#server/rate-limit.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import type { tellTyping as contract } from '../../contract.ts';
import { chatMembersView as members } from '../../tables.ts';
import { refuseUnlessMember } from '../threads/lock-thread.ts';

/** A page says it every few seconds, in one thread at a time. */
export async function limitTyping(_given: unknown, { deps, entity, identity }: PreparingScope): Promise<void> {
  await refuseTooMany(deps, [{ key: ['chat typing', entity, String(identity.personId)], hits: 60, windowSeconds: 60 }]);
}

/** Tells the other members that the signed-in person is typing; nothing is kept. */
export async function tellTyping({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await refuseUnlessMember(params.id, scope);
  const others = await db
    .select({ person: members.personId })
    .from(members)
    .where(
      and(eq(members.entity, entity), eq(members.threadId, params.id), ne(members.personId, identity.personId), isNull(members.leftAt)),
    );
  const told = others.map(({ person }) => ({ kind: 'chat' as const, ids: [params.id], person, signal: 'typing', from: identity.personId }));
  await announce(db, entity, ...told);
}
