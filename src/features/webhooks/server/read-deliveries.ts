import { and, count, desc, eq, or } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { containsText } from '#server/contains-text.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getDelivery as getContract, listDeliveries as listContract } from '../contract.ts';
import { webhookDeliveries } from '../tables.ts';
import { findWebhook, oneDelivery } from './find-webhook.ts';
import { toDelivery, toDeliveryDetails, toWebhook } from './to-webhook.ts';

/** A page of what a webhook was told, the newest first. */
export async function listDeliveries(
  { params, query }: GivenOf<typeof listContract>,
  scope: Scope,
): Promise<AnswerOf<typeof listContract>> {
  const { db, entity, now } = scope;
  const webhook = toWebhook(await findWebhook(params.id, scope), now);
  const q = query.q.trim();
  const isFound = q === '' ? undefined : or(containsText(webhookDeliveries.type, q), eq(webhookDeliveries.id, q));
  const wanted = and(eq(webhookDeliveries.entity, entity), eq(webhookDeliveries.webhookId, webhook.id), isFound);
  const offset = pageOffset(query);
  const newestFirst = [desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id)];
  const rows =
    offset === null
      ? []
      : await db
          .select()
          .from(webhookDeliveries)
          .where(wanted)
          .orderBy(...newestFirst)
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(webhookDeliveries).where(wanted);
  return { webhook, deliveries: rows.map(toDelivery), total: counted?.total ?? 0 };
}

/** One of them, with each try. */
export async function getDelivery({ params }: GivenOf<typeof getContract>, scope: Scope): Promise<AnswerOf<typeof getContract>> {
  const { db, entity } = scope;
  await findWebhook(params.id, scope);
  const [row] = await db.select().from(webhookDeliveries).where(oneDelivery(entity, params));
  if (!row) throw notFound('delivery');
  return { delivery: toDeliveryDetails(row) };
}
