import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { webhookDeliveries, webhooks, webhooksView } from '../tables.ts';
import { deleteWebhook, restoreWebhook } from './delete-webhook.ts';

/** Deleted webhooks. */
export const webhookTrash: TrashKind = {
  kind: 'webhook',
  subject: 'all',
  lines: () => ({ view: webhooksView, key: webhooksView.id, name: webhooksView.address }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'webhook')) await restoreWebhook({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'webhook')) await deleteWebhook({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'webhook');
    const locked = await db
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.entity, entity), inArray(webhooks.id, ids), isNotNull(webhooks.deletedAt)))
      .orderBy(asc(webhooks.id))
      .for('update');
    refuseMissing(locked, ids, 'webhook');
    await db.delete(webhookDeliveries).where(and(eq(webhookDeliveries.entity, entity), inArray(webhookDeliveries.webhookId, ids)));
    await db.delete(webhooks).where(and(eq(webhooks.entity, entity), inArray(webhooks.id, ids)));
    await announce(db, entity, { kind: 'webhook', ids }, trashChange);
  },
};
