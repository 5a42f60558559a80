import { type Ability, abilityFrom, visitorRules } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import type { UserData } from './session-storage.ts';
import { readSession, useSession } from './session-store.ts';

const visitorAbility = abilityFrom(visitorRules);
let lastUser: UserData | null = null;
let lastAbility = visitorAbility;

/** What the signed-in person or a visitor may do; for use outside components. */
export function currentAbility(): Ability {
  return abilityOf(readSession()?.userData ?? null);
}

/** What the signed-in person or a visitor may do. The object stays the same until the person or the rules change. */
export function useAbility(): Ability {
  return abilityOf(useSession());
}

/** Whether the signed-in person may do this. The UI hides what they may not do. */
export function useCan(action: Action, subject: Subject): boolean {
  return useAbility().can(action, subject);
}

/** What a person may do with one kind of record. */
export interface Rights {
  readonly create: boolean;
  readonly update: boolean;
  readonly delete: boolean;
}

const known = new WeakMap<Ability, Map<Subject, Rights>>();

/**
 * What the signed-in person may do with the records of a kind they can see. The object stays the same until the person or the rules change.
 */
export function useRights(subject: Subject): Rights {
  const ability = useAbility();
  const rights = known.get(ability) ?? new Map<Subject, Rights>();
  known.set(ability, rights);
  const can = (action: Action) => ability.can(action, subject);
  const found = rights.get(subject) ?? { create: can('create'), update: can('update'), delete: can('delete') };
  rights.set(subject, found);
  return found;
}

function abilityOf(user: UserData | null): Ability {
  if (user !== lastUser) {
    lastUser = user;
    lastAbility = user ? abilityFrom(user.ability) : visitorAbility;
  }
  return lastAbility;
}
