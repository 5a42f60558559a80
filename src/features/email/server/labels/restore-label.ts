import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type restoreMailLabel as contract, ownLabelOf } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';
import { lockLabels, ownLabels, refuseMoreLabels } from './lock-labels.ts';
import { putOnMails } from './put-on-mails.ts';
import { labelColumns, toLabel } from './read-labels.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Brings a deleted label back, at the end, onto the mails that had it. One that is there already is answered as it is, so that a retry is safe. */
export async function restoreLabel({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const labels = await lockLabels(scope);
  const [there] = await db
    .select(labelColumns)
    .from(mailLabels)
    .where(and(ownLabels(scope), eq(mailLabels.id, params.id)));
  if (there) return { label: toLabel(there) };
  const [deleted] = await db
    .select()
    .from(mailLabels)
    .where(
      and(
        eq(mailLabels.entity, entity),
        eq(mailLabels.ownerId, identity.personId),
        eq(mailLabels.id, params.id),
        isNotNull(mailLabels.deletedAt),
      ),
    )
    .for('update');
  if (!deleted) throw notFound('label');
  refuseMoreLabels(labels);
  await refuseTakenName(deleted.name, scope);
  const [label] = await db
    .update(mailLabels)
    .set({ deletedAt: null, heldMails: [], position: labels + 1, version: sql`${mailLabels.version} + 1`, updatedAt: now })
    .where(and(eq(mailLabels.entity, entity), eq(mailLabels.id, deleted.id)))
    .returning(labelColumns);
  if (!label) throw new Error('the locked label was not restored');
  const ids = await putOnMails(ownLabelOf(deleted.id), deleted.heldMails, scope);
  await announce(db, entity, { kind: 'email', ids, person: identity.personId });
  return { label: toLabel(label) };
}
