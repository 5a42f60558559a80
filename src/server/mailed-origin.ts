import type { LinkDelivery } from '#contract/link-delivery.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Returns the base address of links in mails: the one the operator configured, or null if unknown. Never the request's own address, because
 * the caller can forge it, and the recipient of the link would send its secret there.
 */
export function mailedOrigin({ settings }: Pick<Dependencies, 'settings'>): string | null {
  return settings.publicUrl ?? null;
}

/** Returns how one-time links are delivered. */
export function linkDelivery(deps: Pick<Dependencies, 'mail' | 'settings'>): LinkDelivery {
  const { outgoing, outbox, fetchOutside } = deps.mail;
  if (fetchOutside === null) return 'nobody';
  if (mailedOrigin(deps) === null) return 'operator';
  if (outgoing) return 'mail';
  return outbox ? 'outbox' : 'operator';
}
