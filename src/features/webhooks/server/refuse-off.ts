import { Refusal } from '#server/refusal.ts';
import type { WebhookRow } from './to-webhook.ts';

/** @throws 409 where nothing is sent. */
export function refuseOff({ isActive }: Pick<WebhookRow, 'isActive'>): void {
  if (!isActive) throw new Refusal('conflict', { code: 'webhook_off' });
}
