import { type Ability, abilityFrom, visitorRules } from '#contract/ability.ts';
import type { UserData } from './session-storage.ts';
import { readSession, useSession } from './session-store.ts';

const visitorAbility = abilityFrom(visitorRules);
let lastUser: UserData | null = null;
let lastAbility = visitorAbility;

/** What the signed-in person, or a visitor, may do; for what is not a component. */
export function currentAbility(): Ability {
  return abilityOf(readSession()?.userData ?? null);
}

/** What the signed-in person, or a visitor, may do. The same object until the person or the rules change. */
export function useAbility(): Ability {
  return abilityOf(useSession());
}

function abilityOf(user: UserData | null): Ability {
  if (user !== lastUser) {
    lastUser = user;
    lastAbility = user ? abilityFrom(user.ability) : visitorAbility;
  }
  return lastAbility;
}
