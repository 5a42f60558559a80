import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateMailRule as contract } from '../../rules-contract.ts';
import { mailRules } from '../../tables.ts';
import { refuseUnknownLabels } from '../labels/refuse-unknown-labels.ts';
import { applyRule } from './apply-rule.ts';
import { lockRule, ownRules } from './lock-rules.ts';
import { ruleColumns } from './read-rules.ts';
import { refuseIdleRule } from './refuse-idle-rule.ts';

/** Replaces what a rule asks for and does; its position stays. */
export async function updateRule({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { version, applyToInbox, ...content } = body;
  const current = await lockRule(params.id, scope);
  if (version !== undefined && version !== current.version) throw conflict('rule', shown(current));
  refuseIdleRule(content);
  await refuseUnknownLabels(content.label ? [content.label] : [], { field: () => 'label', isPut: true }, scope);
  const [rule] = await db
    .update(mailRules)
    .set({ ...content, version: sql`${mailRules.version} + 1`, updatedAt: now })
    .where(and(ownRules(scope), eq(mailRules.id, params.id)))
    .returning(ruleColumns);
  if (!rule) throw new Error('the locked rule was not updated');
  const applied = applyToInbox ? await applyRule(rule, scope) : 0;
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { rule, applied };
}

function shown({ entity: _e, ownerId: _o, createdAt: _c, updatedAt: _u, deletedAt: _d, ...rule }: typeof mailRules.$inferSelect) {
  return rule;
}
