import { z } from 'zod/mini';
import type { Action, Subject } from './endpoint.ts';

/** A rule as it travels in `userData.ability`. */
export const abilityRule = z.object({ action: z.string(), subject: z.string() });
export type AbilityRule = { action: Action; subject: Subject };

/** Who is not signed in may read what is `Auth`. */
export const visitorRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** What somebody may do, by their rules. */
export interface Ability {
  readonly rules: readonly AbilityRule[];
  can(action: Action, subject: Subject): boolean;
  /** The rule that allows it: the one said last. */
  ruleFor(action: Action, subject: Subject): AbilityRule | undefined;
}

/** The rules that decide in the server and hide in the page: `manage` allows every action, `all` is every subject, what no rule allows is forbidden. */
export function abilityFrom(given: readonly { action: string; subject: string }[]): Ability {
  const rules = given as readonly AbilityRule[];
  const allowed = new Set(rules.map(({ action, subject }) => `${action} ${subject}`));
  const waysTo = (action: string, subject: string) => [`${action} ${subject}`, `manage ${subject}`, `${action} all`, 'manage all'];
  return {
    rules,
    can: (action, subject) => waysTo(action, subject).some((way) => allowed.has(way)),
    ruleFor(action, subject) {
      const ways = waysTo(action, subject);
      return rules.findLast((rule) => ways.includes(`${rule.action} ${rule.subject}`));
    },
  };
}
