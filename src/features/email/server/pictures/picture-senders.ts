import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addPictureSender as addContract, listPictureSenders as listContract, removePictureSender } from '../../pictures-contract.ts';
import { mailPictureSenders } from '../../tables.ts';

export async function listSenders(_given: unknown, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const senders = await scope.db
    .select({ email: mailPictureSenders.email })
    .from(mailPictureSenders)
    .where(ownSenders(scope))
    .orderBy(asc(mailPictureSenders.email));
  return { senders };
}

export async function addSender({ body }: GivenOf<typeof addContract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const row = { entity, personId: identity.personId, email: body.email.toLowerCase(), createdAt: now };
  await db.insert(mailPictureSenders).values(row).onConflictDoNothing();
  await tell(scope);
}

export async function removeSender({ query }: GivenOf<typeof removePictureSender>, scope: Scope): Promise<undefined> {
  const removed = await scope.db
    .delete(mailPictureSenders)
    .where(and(ownSenders(scope), eq(mailPictureSenders.email, query.email.toLowerCase())))
    .returning({ email: mailPictureSenders.email });
  if (removed.length === 0) throw notFound('address');
  await tell(scope);
}

function ownSenders({ entity, identity }: Scope) {
  return and(eq(mailPictureSenders.entity, entity), eq(mailPictureSenders.personId, identity.personId));
}

function tell({ db, entity, identity }: Scope): Promise<void> {
  return announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
