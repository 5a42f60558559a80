import { and, inArray } from 'drizzle-orm';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { ownLabelId } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';
import { ownLabels } from './lock-labels.ts';

/**
 * What is put on a mail stays until the transaction ends: whoever deletes it waits, and takes it off that mail too.
 * @throws 400 where one of the labels is none of the signed-in person's; `field` says where the one at an index was given.
 */
export async function refuseUnknownLabels(
  labels: readonly string[],
  { field, isPut }: { field: (index: number) => string; isPut: boolean },
  scope: Scope,
): Promise<void> {
  const ids = labels.map(ownLabelId);
  const own = ids.filter((id) => id !== null);
  if (own.length === 0) return;
  const there = scope.db
    .select({ id: mailLabels.id })
    .from(mailLabels)
    .where(and(ownLabels(scope), inArray(mailLabels.id, own)))
    .$dynamic();
  const rows = await (isPut ? there.for('share') : there);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.findIndex((id) => id !== null && !known.has(id));
  if (unknown >= 0) throw invalid(field(unknown), 'unknown_label');
}
