import { commandName } from './command-name.ts';
import { isLoopback, isPublic } from './loopback.ts';
import type { Settings } from './settings.ts';

type Needed = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy' | 'smtpUrl'>;

/**
 * What the operator should know of settings that work but miss something, a line each.
 * @param waiting how many accounts have an address that nobody has confirmed
 */
export function startHints(settings: Needed, waiting = 0): string[] {
  const { host, publicUrl, trustProxy, smtpUrl } = settings;
  const hints = [];
  if (isLoopback(host) && isPublic(settings) && !trustProxy)
    hints.push(
      'PUBLIC_URL is elsewhere while HOST is this machine: behind a proxy set TRUST_PROXY=on, or all callers count as one address.',
    );
  if (!publicUrl && (smtpUrl || isPublic(settings)))
    hints.push('PUBLIC_URL is not set: it is needed for links in mails, which are refused or left out until then.');
  if (waiting > 0)
    hints.push(`Accounts whose address is not confirmed: ${waiting}. To see and confirm them: ${commandName('verify-address')}`);
  return hints;
}
