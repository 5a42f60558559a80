import { and, eq, gt, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { type deleteMailLabel as contract, ownLabelOf } from '../../labels-contract.ts';
import { mailLabels } from '../../tables.ts';
import { lockLabel, lockLabels, ownLabels } from './lock-labels.ts';
import { takeOffMails } from './put-on-mails.ts';

/** Deletes a label and takes it off its mails; those after it move up. It keeps in mind which they were. */
export async function deleteLabel({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  await lockLabels(scope);
  const { id, position } = await lockLabel(params.id, scope);
  const heldMails = await takeOffMails(ownLabelOf(id), scope);
  await db
    .update(mailLabels)
    .set({ heldMails, deletedAt: now, version: sql`${mailLabels.version} + 1`, updatedAt: now })
    .where(and(ownLabels(scope), eq(mailLabels.id, id)));
  await db
    .update(mailLabels)
    .set({ position: sql`${mailLabels.position} - 1` })
    .where(and(ownLabels(scope), gt(mailLabels.position, position)));
  await announce(db, entity, { kind: 'email', ids: heldMails, person: identity.personId });
}
