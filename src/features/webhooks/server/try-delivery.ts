import type { Dependencies } from '#server/dependencies.ts';
import type { DeliveryTry } from '../contract.ts';
import type { DeliveryRow, WebhookRow } from './to-webhook.ts';
import { signatureOf, unsealSecret } from './webhook-secret.ts';

/** Posts it once, signed for this moment. */
export async function tryDelivery(delivery: DeliveryRow, webhook: WebhookRow, deps: Dependencies): Promise<DeliveryTry> {
  const now = deps.clock();
  const at = now.toISOString();
  const begun = performance.now();
  const secrets = await secretsOf(webhook, now, deps);
  if (secrets === null || deps.mail.postOutside === null) return { at, status: null, failure: 'secret', ms: 0, text: '' };
  const { id, body } = delivery;
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await signatureOf(secrets, id, timestamp, body),
  };
  const { status, failure, text } = await deps.mail.postOutside({ address: webhook.address, headers, body });
  return { at, status, failure, ms: Math.round(performance.now() - begun), text: storable(text) };
}

/** Those that it is signed with; null where the one that counts cannot be read any more. */
async function secretsOf(webhook: WebhookRow, now: Date, deps: Dependencies): Promise<string[] | null> {
  const secret = await unsealSecret(deps, webhook, webhook.sealedSecret);
  if (secret === null) return null;
  const { sealedOldSecret, oldSecretUntil } = webhook;
  const old = sealedOldSecret && oldSecretUntil && oldSecretUntil > now ? await unsealSecret(deps, webhook, sealedOldSecret) : null;
  return old === null ? [secret] : [secret, old];
}

/** PostgreSQL keeps neither zeros nor half characters. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
