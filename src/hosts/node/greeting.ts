import { pageAddress } from '#contract/page-address.ts';
import { readOutbox } from '#features/email/outbox-contract.ts';
import { isLoopback, isPublic } from './loopback.ts';
import { commandName } from './run-command.ts';
import type { Settings } from './settings.ts';

interface Started {
  settings: Pick<Settings, 'host' | 'publicUrl' | 'sampleAccounts' | 'registration'>;
  port: number;
  setupCode: string;
  /** Seed accounts that can sign in. */
  sampleAccounts: { email: string; userType: string; password: string }[];
  hasRealAccount: boolean;
  /** With `DEV_OUTBOX=on`. */
  outboxToken: string | undefined;
  /** Notes on the settings for the operator. */
  hints: string[];
  ms: number;
}

/** Formats the startup message: the address and how to sign in. */
export function greeting({ settings, port, setupCode, sampleAccounts, hasRealAccount, outboxToken, hints, ms }: Started): string {
  const lines = ['', `  Atrium is ready at ${addressOf(settings, port)} (in ${(ms / 1000).toFixed(1)} s)`, ''];
  if (sampleAccounts.length > 0) {
    lines.push('  Sign in with one of the seed accounts:');
    const width = Math.max(...sampleAccounts.map(({ password }) => password.length)) + 3;
    for (const { email, password, userType } of sampleAccounts)
      lines.push(`    ${email.padEnd(18)}password ${password.padEnd(width)}${userType}`);
    if (settings.sampleAccounts === 'end') lines.push('  They are disabled once someone registers.');
    if (settings.sampleAccounts === 'keep') lines.push('  SAMPLE_ACCOUNTS=keep: these passwords are public. For tests only.');
    lines.push('');
  }
  if (!hasRealAccount && settings.registration === 'first') {
    lines.push(`  Create the first admin at ${addressOf(settings, port)}${pageAddress('/pages/register-cover', {})}`);
    lines.push(`  with the one-time code ${setupCode.slice(0, 5)}-${setupCode.slice(5)}`, '');
  } else if (!hasRealAccount && sampleAccounts.length === 0) {
    lines.push(
      settings.registration === 'closed'
        ? '  No one can sign in yet, and REGISTRATION is closed: start once with REGISTRATION=first'
        : `  No one can sign in yet: register at ${addressOf(settings, port)}${pageAddress('/pages/register-cover', {})}`,
      '',
    );
  }
  if (outboxToken !== undefined)
    lines.push('  Read unsent mail (DEV_OUTBOX) at', `  ${addressOf(settings, port)}${readOutbox.path}?token=${outboxToken}`, '');
  for (const hint of hints) lines.push(`  ${hint}`);
  if (hints.length > 0) lines.push('');
  return lines.join('\n');
}

/** Returns the installation's public address, or its local one. */
export function addressOf({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>, port: number): string {
  if (publicUrl) return publicUrl;
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

type Needed = Pick<Settings, 'host' | 'publicUrl' | 'trustProxy' | 'smtpUrl'>;

/**
 * Returns notes for the operator about settings that work but are incomplete, one line each.
 * @param waiting Number of accounts with an unverified address.
 */
export function startHints(settings: Needed, waiting = 0): string[] {
  const { host, publicUrl, trustProxy, smtpUrl } = settings;
  const hints = [];
  if (isLoopback(host) && isPublic(settings) && !trustProxy)
    hints.push('PUBLIC_URL is public, but HOST is this machine: behind a proxy, set TRUST_PROXY=on, or all clients count as one address.');
  if (!publicUrl && (smtpUrl || isPublic(settings)))
    hints.push("PUBLIC_URL isn't set: links in emails are refused or left out until you set it.");
  if (waiting > 0) hints.push(`Accounts with an unverified address: ${waiting}. To list and verify them: ${commandName('verify-address')}`);
  return hints;
}
