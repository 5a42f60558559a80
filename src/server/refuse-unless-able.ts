import type { Ability } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import { Refusal } from './refusal.ts';

/** @throws 403 that names what is missing. */
export function refuseUnlessAble(ability: Ability, action: Action, subject: Subject): void {
  if (ability.can(action, subject)) return;
  throw new Refusal('forbidden', { code: 'lacks_right', action, subject }, { missing: { action, subject } });
}
