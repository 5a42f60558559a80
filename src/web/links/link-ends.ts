import type { Ability } from '#contract/ability.ts';
import { type Linked, type LinkedKind, linkedKinds } from '#contract/linked-kind.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';

/**
 * Which of two things a link leads from, and which to: from the one whose kind stands first in `linkedKinds`, as if the other had been made of it.
 * Whoever may update that other one may link and part them, from either side.
 */
export function endsOf(one: Linked, other: Linked): { from: Linked; to: Linked } {
  const isFirst = linkedKinds.indexOf(one.kind) <= linkedKinds.indexOf(other.kind);
  return isFirst ? { from: one, to: other } : { from: other, to: one };
}

/** Whether somebody may link things of two kinds, or part them. */
export function mayLink(ability: Ability, kind: LinkedKind, other: LinkedKind): boolean {
  const { to } = endsOf({ kind, id: 0 }, { kind: other, id: 0 });
  return ability.can('update', subjectOf[to.kind]);
}

/** With what somebody may link a thing of a kind; no mail with another mail. */
export function linkableKinds(ability: Ability, kind: LinkedKind): LinkedKind[] {
  return linkedKinds.filter(
    (other) => !(kind === 'mail' && other === 'mail') && ability.can('read', subjectOf[other]) && mayLink(ability, kind, other),
  );
}
