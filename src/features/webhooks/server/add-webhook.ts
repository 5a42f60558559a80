import { count } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { type addWebhook as contract, mostWebhooks } from '../contract.ts';
import { webhooks } from '../tables.ts';
import { type JudgedAddress, refuseAddress } from './refuse-address.ts';
import { toWebhook } from './to-webhook.ts';
import { newSecret, sealSecret } from './webhook-secret.ts';

/** Adds a webhook, with a secret of its own. */
export async function addWebhook(
  { body }: GivenOf<typeof contract>,
  scope: Scope,
  judged: JudgedAddress,
): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity, now } = scope;
  refuseAddress(body.address, judged, deps);
  // Who takes the id first is counted first.
  const id = await nextId(db, entity, 'webhook');
  const [counted] = await db.select({ total: count() }).from(webhooks).where(live(webhooks, entity));
  if ((counted?.total ?? 0) >= mostWebhooks) throw invalid('address', { code: 'full', max: mostWebhooks });
  const secret = newSecret();
  const values = { ...body, kinds: [...new Set(body.kinds)], createdBy: identity.personId, createdAt: now, updatedAt: now };
  const sealedSecret = await sealSecret(deps, { entity, id }, secret);
  const [row] = await db
    .insert(webhooks)
    .values({ entity, id, ...values, sealedSecret })
    .returning();
  if (!row) throw new Error('the webhook has just been added');
  await recordAudit(db, scope, { action: 'webhook.added', targetKind: 'webhook', targetId: id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [id] });
  return { webhook: toWebhook(row, now), secret };
}
