import type { Dependencies } from '#server/dependencies.ts';
import { invalid } from '#server/refusal.ts';

/** @throws 400 for an address that is no address, or is told without encryption outside of the hosts that the operator allows. */
export function refuseUnencrypted(address: string, { settings }: Pick<Dependencies, 'settings'>): void {
  const url = URL.parse(address);
  if (!url) throw invalid('address', 'not_a_web_address');
  if (url.protocol === 'http:' && !settings.webhookHosts.includes(url.hostname.replace(/^\[|\]$/g, '')))
    throw invalid('address', 'webhook_not_encrypted');
}
