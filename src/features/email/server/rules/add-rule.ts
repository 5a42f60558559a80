import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addMailRule as contract } from '../../rules-contract.ts';
import { mailRules } from '../../tables.ts';
import { refuseUnknownLabels } from '../labels/refuse-unknown-labels.ts';
import { applyRule } from './apply-rule.ts';
import { lockOrder, refuseTooMany } from './lock-rules.ts';
import { ruleColumns } from './read-rules.ts';
import { refuseIdleRule } from './refuse-idle-rule.ts';

/** Adds a rule at the end. */
export async function addRule({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { applyToInbox, ...content } = body;
  refuseIdleRule(content);
  await refuseUnknownLabels(content.label ? [content.label] : [], { field: () => 'label', isPut: true }, scope);
  const rules = await lockOrder(scope);
  refuseTooMany(rules);
  const [rule] = await db
    .insert(mailRules)
    .values({
      entity,
      id: await nextId(db, entity, 'mail rule'),
      ownerId: identity.personId,
      position: rules + 1,
      ...content,
      createdAt: now,
      updatedAt: now,
    })
    .returning(ruleColumns);
  if (!rule) throw new Error('the rule was not added');
  const applied = applyToInbox ? await applyRule(rule, scope) : 0;
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return { rule, applied };
}
