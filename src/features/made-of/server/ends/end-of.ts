import type { LinkedKind } from '#contract/linked-kind.ts';
import type { Scope } from '#server/scope.ts';
import type { LinkedThing } from '../../contract.ts';

/** One kind of what can be linked. */
export interface End {
  /** Those among the ids that the signed-in person may read now and that are not deleted, by id. The right to the kind is asked before. */
  find: (ids: number[], scope: Scope) => Promise<LinkedThing[]>;
}

/** What most kinds have nothing to say of. */
export const nothingMore = { state: null, detail: '', start: null } as const;

/** A line of a text, for what has no title. */
export function titleOf(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  const letters = [...line];
  return letters.length > 120 ? `${letters.slice(0, 119).join('')}…` : line;
}

/** By kind: what knows of it. */
export type Ends = Readonly<Record<LinkedKind, End>>;
