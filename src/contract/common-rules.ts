import type { AbilityRule } from './ability.ts';

type Action = AbilityRule['action'];
type Subject = AbilityRule['subject'];

/** What two lists of rules both allow, as rules: each of the one meets each of the other, in the narrower action on the narrower subject, and nothing is said twice. */
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

/** Of two names that which the other covers; `whole` covers every name. Undefined where neither covers the other. */
function narrower<T extends string>(one: T, other: T, whole: T): T | undefined {
  if (one === other || other === whole) return one;
  return one === whole ? other : undefined;
}
