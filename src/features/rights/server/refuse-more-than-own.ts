import type { Ability, AbilityRule } from '#contract/ability.ts';
import { Refusal } from '#server/refusal.ts';

/** Whether somebody has all of these rules themselves. */
export function hasAll(ability: Ability, rules: readonly AbilityRule[]): boolean {
  return rules.every(({ action, subject }) => ability.can(action, subject));
}

/** Nobody gives, or takes from somebody, more than they have. @throws 403 that names the first rule that they lack. */
export function refuseMoreThanOwn(ability: Ability, rules: readonly AbilityRule[]): void {
  const lacking = rules.find(({ action, subject }) => !ability.can(action, subject));
  if (!lacking) return;
  const { action, subject } = lacking;
  throw new Refusal(
    'forbidden',
    { code: 'more_than_own', action, subject },
    {
      missing: { action, subject },
    },
  );
}
