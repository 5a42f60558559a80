import { and, count, eq } from 'drizzle-orm';
import { lockOwnPerson } from '#features/people/server/offers.ts';
import { live } from '#server/live.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mostOwnLabels } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';

/** The labels that the signed-in person made. */
export function ownLabels({ entity, identity }: Pick<Scope, 'entity' | 'identity'>) {
  return and(live(mailLabels, entity), eq(mailLabels.ownerId, identity.personId));
}

/** Lets one at a time change which labels the person has, so that names differ and positions stay 1 to n. @returns n. */
export async function lockLabels(scope: Scope): Promise<number> {
  await lockOwnPerson(scope);
  const [row] = await scope.db.select({ labels: count() }).from(mailLabels).where(ownLabels(scope));
  return row?.labels ?? 0;
}

/** A label of the signed-in person, locked. @throws 404. */
export async function lockLabel(id: number, scope: Scope): Promise<typeof mailLabels.$inferSelect> {
  const [row] = await scope.db
    .select()
    .from(mailLabels)
    .where(and(ownLabels(scope), eq(mailLabels.id, id)))
    .for('update');
  if (!row) throw notFound('label');
  return row;
}

/** @throws 400 for one more than anybody needs. */
export function refuseMoreLabels(labels: number): void {
  if (labels >= mostOwnLabels) throw invalid('name', { code: 'full', max: mostOwnLabels });
}
