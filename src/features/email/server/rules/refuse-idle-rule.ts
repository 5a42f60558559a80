import { invalid } from '#server/refusal.ts';
import { conditionsOf, type RuleContent } from './match-rules.ts';

/** @throws 400 for a rule that asks for nothing, or does nothing. */
export function refuseIdleRule(rule: RuleContent): void {
  if (conditionsOf(rule).length === 0) throw invalid('sender', 'no_condition');
  const { folder, label, isStarred, isRead } = rule;
  if (!folder && !label && !isStarred && !isRead) throw invalid('folder', 'no_action');
}
