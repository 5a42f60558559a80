import { z } from 'zod/mini';
import type { Action, Subject } from './endpoint.ts';

export const abilityRule = z.object({ action: z.string(), subject: z.string() });

/** A rule as sent in `userData.ability`. An inverted rule forbids: the company has turned off the area of its subject. */
export const currentRule = z.extend(abilityRule, { inverted: z.optional(z.literal(true)) });
export type AbilityRule = { action: Action; subject: Subject; inverted?: true };

/** Rules for visitors who aren't signed in: they may only read `Auth`. */
export const visitorRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

export interface Ability {
  readonly rules: readonly AbilityRule[];
  can(action: Action, subject: Subject): boolean;
  /** Returns the rule that allows it; the last matching rule wins. */
  ruleFor(action: Action, subject: Subject): AbilityRule | undefined;
  /** Checks whether the company has turned off the area of the subject. */
  isOff(subject: Subject): boolean;
}

/**
 * Builds the ability that the server enforces and the page uses to hide controls. `manage` allows every action, `all` covers every subject,
 * and anything no rule allows is forbidden. An inverted rule forbids its subject even if another rule allows it.
 */
export function abilityFrom(given: readonly { action: string; subject: string; inverted?: true | undefined }[]): Ability {
  const rules = given as readonly AbilityRule[];
  const allowed = new Set<string>();
  const off = new Set<string>();
  for (const { action, subject, inverted } of rules) {
    if (inverted) off.add(subject);
    else allowed.add(`${action} ${subject}`);
  }
  const waysTo = (action: string, subject: string) => [`${action} ${subject}`, `manage ${subject}`, `${action} all`, 'manage all'];
  return {
    rules,
    can: (action, subject) => !off.has(subject) && waysTo(action, subject).some((way) => allowed.has(way)),
    ruleFor(action, subject) {
      const ways = off.has(subject) ? [] : waysTo(action, subject);
      return rules.findLast((rule) => !rule.inverted && ways.includes(`${rule.action} ${rule.subject}`));
    },
    isOff: (subject) => off.has(subject),
  };
}

/**
 * Returns what the role allows, including areas that are turned off: the user can still grant those, and regains them once the area is
 * turned on.
 */
export function withoutAreas({ rules }: Pick<Ability, 'rules'>): Ability {
  return abilityFrom(rules.filter(({ inverted }) => !inverted));
}
