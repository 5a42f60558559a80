import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateWebhook as contract } from '../contract.ts';
import { webhooks } from '../tables.ts';
import { lockWebhook } from './find-webhook.ts';
import { type JudgedAddress, refuseAddress } from './refuse-address.ts';
import { toWebhook, type WebhookRow } from './to-webhook.ts';

/** Changes a webhook. Switched on, or with another address, it begins anew: what failed before no longer counts. */
export async function updateWebhook(
  { params, body }: GivenOf<typeof contract>,
  scope: Scope,
  judged: JudgedAddress,
): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, now } = scope;
  const { version, ...fields } = body;
  const row = await lockWebhook(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('webhook', toWebhook(row, now));
  const kinds = [...new Set(fields.kinds)];
  const isNew = fields.address !== row.address || (fields.isActive && !row.isActive);
  if (isNew) refuseAddress(fields.address, judged, deps);
  const values = {
    ...{ ...fields, kinds, offReason: fields.isActive === row.isActive ? row.offReason : null },
    ...(isNew && { failingSince: null }),
    ...{ version: sql`${webhooks.version} + 1`, updatedAt: now },
  };
  const [after] = await db
    .update(webhooks)
    .set(values)
    .where(and(eq(webhooks.entity, entity), eq(webhooks.id, row.id)))
    .returning();
  if (!after) throw new Error('the webhook is locked');
  // That it was switched off is nothing new to anybody once it is on again.
  if (row.offReason && after.isActive)
    await settleNotifications(db, entity, { personId: row.createdBy, area: 'webhook', targetIds: [row.id] }, now);
  const changes = changesOf(row, after);
  await recordAudit(db, scope, { action: 'webhook.edited', targetKind: 'webhook', targetId: row.id, target: after.address, changes });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] });
  return { webhook: toWebhook(after, now) };
}

function changesOf(before: WebhookRow, after: WebhookRow) {
  const facts = ({ address, kinds, isActive }: WebhookRow) => ({ address, kinds: kinds.toSorted().join(', '), isActive: String(isActive) });
  const [from, to] = [facts(before), facts(after)];
  return (['address', 'kinds', 'isActive'] as const)
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field], to: to[field] }));
}
