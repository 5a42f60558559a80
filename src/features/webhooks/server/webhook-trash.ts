import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { eachId, lockDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import { webhookDeliveries, webhooks, webhooksView } from '../tables.ts';
import { deleteWebhook, restoreWebhook } from './delete-webhook.ts';

/** Deleted webhooks. */
export const webhookTrash: TrashKind = {
  kind: 'webhook',
  subject: 'all',
  lines: () => ({ view: webhooksView, key: webhooksView.id, name: webhooksView.address }),
  restore: eachId('webhook', (id, scope) => restoreWebhook({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: eachId('webhook', (id, scope) => deleteWebhook({ params: { id }, query: undefined, body: undefined }, scope)),
  async purge(keys, work) {
    const { db, entity } = work;
    const ids = await lockDeleted(webhooks, 'webhook', keys, work);
    await db.delete(webhookDeliveries).where(and(eq(webhookDeliveries.entity, entity), inArray(webhookDeliveries.webhookId, ids)));
    await db.delete(webhooks).where(and(eq(webhooks.entity, entity), inArray(webhooks.id, ids)));
    await announce(db, entity, { kind: 'webhook', ids }, trashChange);
  },
};
