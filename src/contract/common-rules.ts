import type { AbilityRule } from './ability.ts';

type Action = AbilityRule['action'];
type Subject = AbilityRule['subject'];

/**
 * Returns the rules that two lists have in common: every pair is intersected to the narrower action on the narrower subject, without
 * duplicates.
 */
export function commonRules(one: readonly AbilityRule[], other: readonly AbilityRule[]): AbilityRule[] {
  const met = new Map<string, AbilityRule>();
  for (const a of one) {
    for (const b of other) {
      const action = narrower<Action>(a.action, b.action, 'manage');
      const subject = narrower<Subject>(a.subject, b.subject, 'all');
      if (action && subject) met.set(`${action} ${subject}`, { action, subject });
    }
  }
  const all = [...met.values()];
  return all.filter((rule) => !all.some((other) => other !== rule && covers(other, rule)));
}

function covers(wide: AbilityRule, rule: AbilityRule): boolean {
  return [rule.action, 'manage'].includes(wide.action) && [rule.subject, 'all'].includes(wide.subject);
}

/** Returns the narrower of two names, where `whole` covers every name; undefined if neither covers the other. */
function narrower<T extends string>(one: T, other: T, whole: T): T | undefined {
  if (one === other || other === whole) return one;
  return one === whole ? other : undefined;
}
