import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { renewWebhookSecret as contract } from '../contract.ts';
import { webhooks } from '../tables.ts';
import { lockWebhook } from './find-webhook.ts';
import { toWebhook } from './to-webhook.ts';
import { newSecret, sealSecret } from './webhook-secret.ts';

const besideMs = 86_400_000;

/** A new secret. For a day is signed with the one before as well, so that whoever receives may change over without losing anything. */
export async function renewWebhookSecret({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, now } = scope;
  const row = await lockWebhook(params.id, scope);
  const secret = newSecret();
  const [after] = await db
    .update(webhooks)
    .set({
      sealedSecret: await sealSecret(deps, row, secret),
      sealedOldSecret: row.sealedSecret,
      oldSecretUntil: new Date(now.getTime() + besideMs),
      version: sql`${webhooks.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(webhooks.entity, entity), eq(webhooks.id, row.id)))
    .returning();
  if (!after) throw new Error('the webhook is locked');
  await recordAudit(db, scope, { action: 'webhook.secret-renewed', targetKind: 'webhook', targetId: row.id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] });
  return { webhook: toWebhook(after, now), secret };
}
