import { startHints } from '../greeting.ts';
import { isLoopback, isPublic } from '../loopback.ts';
import type { Settings } from '../settings.ts';
import type { Finding } from './finding.ts';

type Needed = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy' | 'smtpUrl'>;

const about = 'Proxy';

/** Checks that the public address, the listening address and proxy trust are consistent. */
export function checkProxy(settings: Needed): Finding[] {
  const { host, publicUrl, trustProxy } = settings;
  const wrong = startHints(settings).map((text): Finding => ({ mark: 'wrong', about, text }));
  const notes: string[] = [];
  if (trustProxy && !isLoopback(host))
    notes.push(
      `TRUST_PROXY is on and HOST is ${host}: anyone who reaches the port without the proxy can claim any address. Let only the proxy reach it.`,
    );
  if (publicUrl?.startsWith('http:') && isPublic(settings))
    notes.push('PUBLIC_URL begins with http://: passwords travel unencrypted, and passkeys need https://.');
  const findings = [...wrong, ...notes.map((text): Finding => ({ mark: 'note', about, text }))];
  if (findings.length > 0) return findings;
  return [{ mark: 'ok', about, text: isPublic(settings) ? `reached at ${publicUrl ?? host}` : 'reached from this machine only' }];
}
