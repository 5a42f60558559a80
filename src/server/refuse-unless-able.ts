import type { Ability } from '#contract/ability.ts';
import { areaOf } from '#contract/areas.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import { Refusal } from './refusal.ts';

/** @throws 403 that names the missing permission, or says that the company has turned the area off */
export function refuseUnlessAble(ability: Ability, action: Action, subject: Subject): void {
  if (ability.can(action, subject)) return;
  refuseAreaOff(ability, subject);
  throw new Refusal('forbidden', { code: 'lacks_right', action, subject }, { missing: { action, subject } });
}

/** @throws 403 if the company has turned off the area of the subject */
export function refuseAreaOff(ability: Ability, subject: Subject): void {
  const area = ability.isOff(subject) && areaOf(subject);
  if (area) throw new Refusal('forbidden', { code: 'area_off', area });
}
