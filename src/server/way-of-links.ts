import type { WayOfLinks } from '#contract/ways-of-links.ts';
import type { Dependencies } from './dependencies.ts';
import { mailedOrigin } from './mailed-origin.ts';

/** How one-time links leave here. */
export function wayOfLinks(deps: Pick<Dependencies, 'mail' | 'settings'>): WayOfLinks {
  const { outgoing, outbox, fetchOutside } = deps.mail;
  if (fetchOutside === null) return 'nobody';
  if (mailedOrigin(deps) === null) return 'operator';
  if (outgoing) return 'mail';
  return outbox ? 'outbox' : 'operator';
}
