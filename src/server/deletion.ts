import type { Change } from '#contract/change.ts';
import type { Scope } from './scope.ts';

/** Told whenever something goes into the trash or comes out of it: beside the change of its own kind. */
export const trashChange: Change = { kind: 'trash', ids: [] };

/** What a soft delete writes: when, and by whom. */
export const deletionBy = ({ now, identity }: Pick<Scope, 'now' | 'identity'>) => ({
  deletedAt: now,
  deletedBy: identity.personId,
  updatedAt: now,
});

/** What takes a soft delete back. */
export const noDeletion = ({ now }: Pick<Scope, 'now'>) => ({ deletedAt: null, deletedBy: null, updatedAt: now });
