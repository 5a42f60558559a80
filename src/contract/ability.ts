import { z } from 'zod/mini';
import type { Action, Subject } from './endpoint.ts';

/** A rule of a role. */
export const abilityRule = z.object({ action: z.string(), subject: z.string() });

/** A rule as it travels in `userData.ability`. An inverted one forbids: the company has turned off the area of its subject. */
export const currentRule = z.extend(abilityRule, { inverted: z.optional(z.literal(true)) });
export type AbilityRule = { action: Action; subject: Subject; inverted?: true };

/** Who is not signed in may read what is `Auth`. */
export const visitorRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** What somebody may do, by their rules. */
export interface Ability {
  readonly rules: readonly AbilityRule[];
  can(action: Action, subject: Subject): boolean;
  /** The rule that allows it: the one said last. */
  ruleFor(action: Action, subject: Subject): AbilityRule | undefined;
  /** Whether the company has turned off the area that the subject belongs to. */
  isOff(subject: Subject): boolean;
}

/**
 * The rules that decide in the server and hide in the page: `manage` allows every action, `all` is every subject, what no rule allows is
 * forbidden. An inverted rule forbids its subject, whatever others allow.
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

/** What the role allows, also in areas that are off: it is theirs to give, and theirs again once the area is on. */
export function withoutAreas({ rules }: Pick<Ability, 'rules'>): Ability {
  return abilityFrom(rules.filter(({ inverted }) => !inverted));
}
