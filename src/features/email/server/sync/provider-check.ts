import { domainOf } from '#contract/domain-of.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import { headFields, judgeSender, ofShownSender, type SenderFacts, splitResults, withResults } from '../receiving/judge-sender.ts';

/**
 * Providers that add *Authentication-Results* to all incoming mail, above any existing fields: the domain of their IMAP hosts, and the
 * domain they use in the field. Excludes those that add it without a name, such as Microsoft.
 */
const providers: readonly (readonly [host: string, authserv: string])[] = [
  ['gmail.com', 'mx.google.com'],
  ['googlemail.com', 'mx.google.com'],
  ['yahoo.com', 'yahoo.com'],
  ['aol.com', 'yahoo.com'],
  ['mail.me.com', 'icloud.com'],
  ['fastmail.com', 'messagingengine.com'],
  ['gmx.net', 'gmx.net'],
  ['gmx.com', 'gmx.net'],
  ['web.de', 'web.de'],
  ['zoho.com', 'zohomail.com'],
  ['zoho.eu', 'zohomail.eu'],
  ['yandex.com', 'yandex.net'],
  ['yandex.ru', 'yandex.net'],
  ['mail.ru', 'mail.ru'],
];

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);

/**
 * Returns the provider's sender check for an email of an IMAP account. The provider adds its fields on top, so only the topmost one counts,
 * and those directly below it from the same provider. Null when the provider is unknown, or the topmost field is from someone else.
 */
export function providerCheck(host: string, source: Uint8Array, fromEmail: string): SenderCheck | null {
  const authserv = providers.find(([known]) => isWithin(host.toLowerCase(), known))?.[1];
  if (!authserv) return null;
  const fields = headFields(source);
  const first = fields.findIndex(({ name }) => name === 'authentication-results');
  const said: string[] = [];
  let policy: SenderCheck['policy'] = null;
  for (const field of first < 0 ? [] : fields.slice(first)) {
    if (field.name !== 'authentication-results') break;
    const { authservId, results } = splitResults(field);
    if (!isWithin(authservId, authserv)) break;
    said.push(...results);
    // Providers put it in a comment.
    policy ??= (/\bdmarc=\w+ \(p=(none|quarantine|reject)\b/i.exec(field.value)?.[1]?.toLowerCase() ?? null) as SenderCheck['policy'];
  }
  if (said.length === 0) return null;
  const nothing = nothingFound(fields, domainJudged(said) || domainOf(fromEmail));
  return ofShownSender(judgeSender(withResults({ ...nothing, dmarc: { result: 'none', policy } }, said), []), fromEmail);
}

/** The sender's domain as evaluated by DMARC. */
function domainJudged(said: readonly string[]): string {
  const [from = ''] = said.flatMap((result) => /^\s*dmarc\s*=.*\bheader\.from\s*=\s*"?([^\s";]+)/i.exec(result)?.[1] ?? []);
  return (from.includes('@') ? domainOf(from) : from).toLowerCase();
}

/** Returns the facts known before the provider's results are read. */
function nothingFound(fields: ReturnType<typeof headFields>, domain: string): SenderFacts {
  return {
    domains: domain ? [domain] : [],
    hasSeveralSenders: fields.filter(({ name }) => name === 'from').length > 1,
    spf: { result: 'none', domain: '', isAligned: false },
    dkim: [],
    dmarc: { result: 'none', policy: null },
    arc: { result: 'none', sealer: '', saysPass: false },
    isSubmitted: false,
  };
}
