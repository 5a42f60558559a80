import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Change } from '#contract/change.ts';
import type { Scope } from '#server/scope.ts';
import type { SavedView } from '../contract.ts';
import { savedViews } from '../tables.ts';

type Asker = Pick<Scope, 'entity' | 'identity'>;

/** The views of whoever asks: those that are there, or the deleted ones. */
export function ownViews({ entity, identity }: Asker, { areDeleted = false } = {}): SQL | undefined {
  const own = and(eq(savedViews.entity, entity), eq(savedViews.personId, identity.personId));
  return and(own, areDeleted ? isNotNull(savedViews.deletedAt) : isNull(savedViews.deletedAt));
}

/** Told to whoever it belongs to alone. */
export function viewChange(id: number, { identity }: Asker): Change {
  return { kind: 'view', ids: [id], person: identity.personId };
}

/** The view as the contract has it. */
export function toView({ id, name, query, version }: typeof savedViews.$inferSelect): SavedView {
  return { id, name, query, version };
}
