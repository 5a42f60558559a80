import { and, eq, gt, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteMailRule as contract } from '../../rules-contract.ts';
import { mailRules } from '../../tables.ts';
import { lockOrder, lockRule, ownRules } from './lock-rules.ts';

/** Deletes a rule; those after it move up. It can be restored. */
export async function deleteRule({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  await lockOrder(scope);
  const { id, position } = await lockRule(params.id, scope);
  await db
    .update(mailRules)
    .set({ deletedAt: now, version: sql`${mailRules.version} + 1`, updatedAt: now })
    .where(and(ownRules(scope), eq(mailRules.id, id)));
  await db
    .update(mailRules)
    .set({ position: sql`${mailRules.position} - 1` })
    .where(and(ownRules(scope), gt(mailRules.position, position)));
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
