import type { Ability } from '#contract/ability.ts';
import type { TrashKind } from '#server/trash-kind.ts';

/** The kinds that somebody may delete of: the others are not there for them. */
export function ownKinds(kinds: readonly TrashKind[], ability: Ability): TrashKind[] {
  return kinds.filter(({ subject }) => ability.can('delete', subject));
}
