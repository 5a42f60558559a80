import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreMailRule as contract } from '../../rules-contract.ts';
import { mailRules } from '../../tables.ts';
import { lockOrder, ownRules, refuseTooMany } from './lock-rules.ts';
import { ruleColumns } from './read-rules.ts';

/** Brings a deleted rule back, at the end. One that is there already is answered as it is, so that a retry is safe. */
export async function restoreRule({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const rules = await lockOrder(scope);
  const [there] = await db
    .select(ruleColumns)
    .from(mailRules)
    .where(and(ownRules(scope), eq(mailRules.id, params.id)));
  if (there) return { rule: there };
  const [rule] = await db
    .update(mailRules)
    .set({ deletedAt: null, position: rules + 1, version: sql`${mailRules.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(mailRules.entity, entity),
        eq(mailRules.ownerId, identity.personId),
        eq(mailRules.id, params.id),
        isNotNull(mailRules.deletedAt),
      ),
    )
    .returning(ruleColumns);
  if (!rule) throw notFound('rule');
  // Refused only now, because a rule that never was is not found, however many there are; what was written is taken back.
  refuseTooMany(rules);
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { rule };
}
