import { and, between, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { moveMailRule as contract } from '../../rules-contract.ts';
import { mailRules } from '../../tables.ts';
import { listRules } from './list-rules.ts';
import { lockOrder, lockRule, ownRules } from './lock-rules.ts';

/** Puts a rule at a position, or at the end when there are fewer; those between make room. Nobody's edit grows old by it. */
export async function moveRule({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity } = scope;
  const rules = await lockOrder(scope);
  const { id, position: from } = await lockRule(params.id, scope);
  const to = Math.min(body.position, rules);
  if (from !== to) {
    await db
      .update(mailRules)
      .set({ position: sql`case when ${mailRules.id} = ${id} then ${to}::int else ${mailRules.position} + ${from < to ? -1 : 1} end` })
      .where(and(ownRules(scope), between(mailRules.position, Math.min(from, to), Math.max(from, to))));
    await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  }
  return listRules(undefined, scope);
}
