import type { Ability } from '#contract/ability.ts';
import { type Linked, type LinkedKind, linkedKinds } from '#contract/linked-kind.ts';
import { subjectOf } from '#contract/subject-of-linked.ts';

/**
 * Returns the direction of a link: from the record whose kind comes first in `linkedKinds`, as if the other had been created from it.
 * Permission to update the other one is needed to link and unlink them, from either side.
 */
export function endsOf(one: Linked, other: Linked): { from: Linked; to: Linked } {
  const isFirst = linkedKinds.indexOf(one.kind) <= linkedKinds.indexOf(other.kind);
  return isFirst ? { from: one, to: other } : { from: other, to: one };
}

/** Checks whether the user may link and unlink records of two kinds. */
export function mayLink(ability: Ability, kind: LinkedKind, other: LinkedKind): boolean {
  const { to } = endsOf({ kind, id: 0 }, { kind: other, id: 0 });
  return ability.can('update', subjectOf[to.kind]);
}

/** Returns the kinds the user may link to a record of a kind; mails can't be linked to mails. */
export function linkableKinds(ability: Ability, kind: LinkedKind): LinkedKind[] {
  return linkedKinds.filter(
    (other) => !(kind === 'mail' && other === 'mail') && ability.can('read', subjectOf[other]) && mayLink(ability, kind, other),
  );
}
