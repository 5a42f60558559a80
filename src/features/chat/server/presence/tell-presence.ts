import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { tellPresence as contract } from '../../presence-contract.ts';
import { chatProfiles } from '../../tables.ts';
import { presenceSeconds, visibleStatus } from '../../visible-status.ts';
import { readStatuses } from '../threads/contacts.ts';

/** Every page of a person says it every 30 seconds; not each time is worth a write. */
const freshSeconds = 20;

/** Notes that the signed-in person is here, or is about to go; their colleagues are told only when that shows. */
export async function tellPresence({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  await notePresence(body.isLeaving, scope);
  return { statuses: await readStatuses(scope) };
}

async function notePresence(isLeaving: boolean, { db, entity, identity, now }: Scope): Promise<void> {
  const own = and(eq(chatProfiles.entity, entity), eq(chatProfiles.personId, identity.personId));
  const [before] = await db.select().from(chatProfiles).where(own);
  if (!before && isLeaving) return;
  const isFresh = before?.seenAt && now.getTime() - before.seenAt.getTime() < freshSeconds * 1000;
  if (isFresh && !isLeaving) return;
  // Whoever leaves was here for the last time so long ago that it counts no more.
  const seenAt = isLeaving ? new Date(now.getTime() - presenceSeconds * 1000) : now;
  const [after] = await db
    .insert(chatProfiles)
    .values({ entity, personId: identity.personId, seenAt, updatedAt: now })
    .onConflictDoUpdate({ target: [chatProfiles.entity, chatProfiles.personId], set: { seenAt } })
    .returning();
  const was = visibleStatus(before ?? { status: null, seenAt: null }, now);
  if (after && visibleStatus(after, now) !== was) await announce(db, entity, { kind: 'chat', ids: [] });
}
