import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteWebhook as contract, restoreWebhook as undo } from '../contract.ts';
import { webhooks } from '../tables.ts';
import { toWebhook } from './to-webhook.ts';

/** Deletes a webhook softly: it is told nothing any more. */
export async function deleteWebhook({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const [row] = await db
    .update(webhooks)
    .set(deletionBy(scope))
    .where(and(live(webhooks, entity), eq(webhooks.id, params.id)))
    .returning();
  if (!row) throw notFound('webhook');
  await recordAudit(db, scope, { action: 'webhook.deleted', targetKind: 'webhook', targetId: row.id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] }, trashChange);
}

/** Takes the deletion of a webhook back. */
export async function restoreWebhook({ params }: GivenOf<typeof undo>, scope: Scope): Promise<AnswerOf<typeof undo>> {
  const { db, entity, now } = scope;
  const [row] = await db
    .update(webhooks)
    .set(noDeletion(scope))
    .where(and(eq(webhooks.entity, entity), eq(webhooks.id, params.id), isNotNull(webhooks.deletedAt)))
    .returning();
  if (!row) throw notFound('webhook');
  await recordAudit(db, scope, { action: 'webhook.restored', targetKind: 'webhook', targetId: row.id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] }, trashChange);
  return { webhook: toWebhook(row, now) };
}
