import type { Change } from '#contract/change.ts';
import type { Scope } from './scope.ts';

/** Announced whenever something is moved to or from the trash, in addition to the change of its own kind. */
export const trashChange: Change = { kind: 'trash', ids: [] };

/** The values of a soft delete: when, and by whom. */
export const deletionBy = ({ now, identity }: Pick<Scope, 'now' | 'identity'>) => ({
  deletedAt: now,
  deletedBy: identity.personId,
  updatedAt: now,
});

/** The values that restore a soft-deleted row. */
export const noDeletion = ({ now }: Pick<Scope, 'now'>) => ({ deletedAt: null, deletedBy: null, updatedAt: now });
