import type { LinkDelivery } from '#contract/link-delivery.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Where links in mails lead: to where the operator says that this installation is, or null where that is not known. Never to where a
 * call says that it came: whoever calls writes that, and whoever opens the link would bring its secret there.
 */
export function mailedOrigin({ settings }: Pick<Dependencies, 'settings'>): string | null {
  return settings.publicUrl ?? null;
}

/** How one-time links leave here. */
export function linkDelivery(deps: Pick<Dependencies, 'mail' | 'settings'>): LinkDelivery {
  const { outgoing, outbox, fetchOutside } = deps.mail;
  if (fetchOutside === null) return 'nobody';
  if (mailedOrigin(deps) === null) return 'operator';
  if (outgoing) return 'mail';
  return outbox ? 'outbox' : 'operator';
}
