import type { GivenOf } from '#contract/endpoint.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { invalid } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { addWebhook, updateWebhook } from '../contract.ts';

/** The result of resolving an address, which happens before the transaction. */
export interface JudgedAddress {
  isInward: boolean;
}

export async function judgeAddress(
  { body }: GivenOf<typeof addWebhook> | GivenOf<typeof updateWebhook>,
  { deps }: PreparingScope,
): Promise<JudgedAddress> {
  return { isInward: URL.canParse(body.address) && (await deps.mail.isInward(body.address)) };
}

/** @throws 400 if the address is invalid, not https, or on the server's own networks, except for hosts that the operator allows. */
export function refuseAddress(address: string, { isInward }: JudgedAddress, { settings }: Pick<Dependencies, 'settings'>): void {
  const url = URL.parse(address);
  if (!url) throw invalid('address', 'not_a_web_address');
  if (url.protocol === 'http:' && !settings.webhookHosts.includes(url.hostname.replace(/^\[|\]$/g, '')))
    throw invalid('address', 'webhook_not_encrypted');
  if (isInward) throw invalid('address', 'private_network');
}
