import type { Ability } from '#contract/ability.ts';
import type { Command } from './command.ts';
import { creatable } from './creatable.ts';

export type Creation = Command & Required<Pick<Command, 'creates' | 'needs'>>;

/** Returns the commands that create something the person may create, in menu order. */
export function creationsOf(commands: readonly Command[], ability: Ability): Creation[] {
  const all = commands.filter((command): command is Creation => command.creates !== undefined && command.needs !== undefined);
  return all
    .filter(({ needs }) => ability.can(needs.action, needs.subject))
    .toSorted((a, b) => creatable.indexOf(a.needs.subject) - creatable.indexOf(b.needs.subject));
}
