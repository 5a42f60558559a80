import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { z } from 'zod/mini';
import type { Action, Subject } from './endpoint.ts';

/** A rule as it travels in `userData.ability`. */
export const abilityRule = z.object({ action: z.string(), subject: z.string() });
export type AbilityRule = { action: Action; subject: Subject };

/** Who is not signed in may read what is `Auth`. */
export const visitorRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

export type Ability = MongoAbility<[Action, Subject]>;

/** The rules that decide in the server and hide in the page. */
export function abilityFrom(rules: readonly { action: string; subject: string }[]): Ability {
  return createMongoAbility<Ability>(rules as AbilityRule[]);
}
